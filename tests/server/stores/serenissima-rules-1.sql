PRAGMA user_version = 3;
PRAGMA foreign_keys = OFF;
BEGIN TRANSACTION;
CREATE TABLE entries (
  number INTEGER NOT NULL REFERENCES tables,
  seq INTEGER NOT NULL,
  time INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  what TEXT NOT NULL,
  amount INTEGER NOT NULL,
  text TEXT NOT NULL,
  id TEXT,
  PRIMARY KEY (number, seq)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES(1,1,1795121066435,0,'forced',0,'','e2thy3ew3a993t95:dca364a7-2');
INSERT INTO "entries" VALUES(1,2,1795121066440,0,'act',0,'port CON','e2thy3ew3a993t95:dca364a7-3');
INSERT INTO "entries" VALUES(1,3,1795121066444,0,'act',0,'number 12','e2thy3ew3a993t95:dca364a7-4');
INSERT INTO "entries" VALUES(1,4,1795121066448,1,'act',0,'port VEN',NULL);
INSERT INTO "entries" VALUES(1,5,1795121066453,1,'act',0,'number 1',NULL);
INSERT INTO "entries" VALUES(1,6,1795121066457,1,'act',0,'number 2',NULL);
INSERT INTO "entries" VALUES(1,7,1795121066460,0,'act',0,'number 8','e2thy3ew3a993t95:dca364a7-5');
INSERT INTO "entries" VALUES(1,8,1795121066461,0,'act',0,'number 3','e2thy3ew3a993t95:dca364a7-6');
INSERT INTO "entries" VALUES(1,9,1795121066464,1,'act',0,'number 5',NULL);
INSERT INTO "entries" VALUES(1,10,1795121066468,1,'act',0,'invest',NULL);
INSERT INTO "entries" VALUES(1,11,1795121066469,1,'act',0,'buy',NULL);
INSERT INTO "entries" VALUES(1,12,1795121066472,1,'act',0,'number 7',NULL);
INSERT INTO "entries" VALUES(1,13,1795121066475,1,'act',0,'port VEN',NULL);
INSERT INTO "entries" VALUES(1,14,1795121066480,1,'act',0,'hire 7',NULL);
INSERT INTO "entries" VALUES(1,15,1795121066481,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,16,1795121066482,1,'act',0,'activate',NULL);
INSERT INTO "entries" VALUES(1,17,1795121066485,1,'act',0,'sailor to 7',NULL);
INSERT INTO "entries" VALUES(1,18,1795121066488,1,'act',0,'sailor from port',NULL);
INSERT INTO "entries" VALUES(1,19,1795121066492,1,'act',0,'load',NULL);
INSERT INTO "entries" VALUES(1,20,1795121066493,1,'act',0,'wine to 7',NULL);
INSERT INTO "entries" VALUES(1,21,1795121066494,1,'act',0,'sailor from port',NULL);
INSERT INTO "entries" VALUES(1,22,1795121066496,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,23,1795121066500,1,'act',0,'move COR',NULL);
INSERT INTO "entries" VALUES(1,24,1795121066501,1,'act',0,'move MOD',NULL);
INSERT INTO "entries" VALUES(1,25,1795121066502,1,'act',0,'move ION',NULL);
INSERT INTO "entries" VALUES(1,26,1795121066504,1,'act',0,'move SIC',NULL);
INSERT INTO "entries" VALUES(1,27,1795121066505,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,28,1795121066508,1,'act',0,'capture',NULL);
INSERT INTO "entries" VALUES(1,29,1795121066509,1,'act',0,'land 1',NULL);
INSERT INTO "entries" VALUES(1,30,1795121066510,0,'act',0,'invest','e2thy3ew3a993t95:dca364a7-7');
INSERT INTO "entries" VALUES(1,31,1795121066512,0,'act',0,'buy','e2thy3ew3a993t95:dca364a7-8');
INSERT INTO "entries" VALUES(1,32,1795121066515,0,'act',0,'number 4','e2thy3ew3a993t95:dca364a7-9');
INSERT INTO "entries" VALUES(1,33,1795121066516,0,'act',0,'port CON','e2thy3ew3a993t95:dca364a7-10');
INSERT INTO "entries" VALUES(1,34,1795121066520,0,'act',0,'end','e2thy3ew3a993t95:dca364a7-11');
INSERT INTO "entries" VALUES(1,35,1795121066524,0,'act',0,'invest','e2thy3ew3a993t95:dca364a7-12');
INSERT INTO "entries" VALUES(1,36,1795121066528,0,'act',0,'hire 4','e2thy3ew3a993t95:dca364a7-13');
INSERT INTO "entries" VALUES(1,37,1795121066532,0,'act',0,'end','e2thy3ew3a993t95:dca364a7-14');
INSERT INTO "entries" VALUES(1,38,1795121066537,1,'act',0,'activate',NULL);
INSERT INTO "entries" VALUES(1,39,1795121066540,1,'act',0,'wine from 7',NULL);
INSERT INTO "entries" VALUES(1,40,1795121066544,1,'act',0,'sailor from 7',NULL);
INSERT INTO "entries" VALUES(1,41,1795121066548,1,'act',0,'sailor to 1',NULL);
INSERT INTO "entries" VALUES(1,42,1795121066552,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,43,1795121066556,1,'act',0,'move RAG',NULL);
INSERT INTO "entries" VALUES(1,44,1795121066558,1,'act',0,'move ION',NULL);
INSERT INTO "entries" VALUES(1,45,1795121066560,1,'act',0,'move TRI',NULL);
INSERT INTO "entries" VALUES(1,46,1795121066564,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,47,1795121066568,1,'act',0,'capture',NULL);
INSERT INTO "entries" VALUES(1,48,1795121066573,1,'act',0,'land 1',NULL);
INSERT INTO "entries" VALUES(1,49,1795121066576,1,'act',0,'activate',NULL);
INSERT INTO "entries" VALUES(1,50,1795121066581,1,'act',0,'sailor from 1',NULL);
INSERT INTO "entries" VALUES(1,51,1795121066584,1,'act',0,'load',NULL);
INSERT INTO "entries" VALUES(1,52,1795121066588,1,'act',0,'wine to 1',NULL);
INSERT INTO "entries" VALUES(1,53,1795121066590,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,54,1795121066592,1,'act',0,'move COR',NULL);
INSERT INTO "entries" VALUES(1,55,1795121066596,1,'act',0,'move MOD',NULL);
INSERT INTO "entries" VALUES(1,56,1795121066600,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,57,1795121066604,1,'act',0,'capture',NULL);
INSERT INTO "entries" VALUES(1,58,1795121066608,1,'act',0,'land 1',NULL);
INSERT INTO "entries" VALUES(1,59,1795121066612,0,'act',0,'invest','e2thy3ew3a993t95:dca364a7-15');
INSERT INTO "entries" VALUES(1,60,1795121066616,0,'act',0,'end','e2thy3ew3a993t95:dca364a7-16');
INSERT INTO "entries" VALUES(1,61,1795121066620,0,'act',0,'activate','e2thy3ew3a993t95:dca364a7-17');
INSERT INTO "entries" VALUES(1,62,1795121066624,0,'act',0,'end','e2thy3ew3a993t95:dca364a7-18');
INSERT INTO "entries" VALUES(1,63,1795121066628,0,'act',0,'move SMY','e2thy3ew3a993t95:dca364a7-19');
INSERT INTO "entries" VALUES(1,64,1795121066632,0,'act',0,'move MOD','e2thy3ew3a993t95:dca364a7-20');
INSERT INTO "entries" VALUES(1,65,1795121066636,0,'act',0,'move CON','e2thy3ew3a993t95:dca364a7-21');
INSERT INTO "entries" VALUES(1,66,1795121066640,0,'act',0,'end','e2thy3ew3a993t95:dca364a7-22');
INSERT INTO "entries" VALUES(1,67,1795121066644,0,'act',0,'end','e2thy3ew3a993t95:dca364a7-23');
INSERT INTO "entries" VALUES(1,68,1795121066648,1,'act',0,'activate',NULL);
INSERT INTO "entries" VALUES(1,69,1795121066652,1,'act',0,'load',NULL);
INSERT INTO "entries" VALUES(1,70,1795121066653,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,71,1795121066654,1,'act',0,'move COR',NULL);
INSERT INTO "entries" VALUES(1,72,1795121066654,1,'act',0,'move MOD',NULL);
INSERT INTO "entries" VALUES(1,73,1795121066655,1,'act',0,'move SMY',NULL);
INSERT INTO "entries" VALUES(1,74,1795121066655,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,75,1795121066656,1,'act',0,'capture',NULL);
INSERT INTO "entries" VALUES(1,76,1795121066660,1,'act',0,'land 1',NULL);
INSERT INTO "entries" VALUES(1,77,1795121066661,1,'act',0,'activate',NULL);
INSERT INTO "entries" VALUES(1,78,1795121066662,1,'act',0,'load',NULL);
INSERT INTO "entries" VALUES(1,79,1795121066662,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,80,1795121066663,1,'act',0,'move TUN',NULL);
INSERT INTO "entries" VALUES(1,81,1795121066663,1,'act',0,'move TRI',NULL);
INSERT INTO "entries" VALUES(1,82,1795121066664,1,'act',0,'move SIC',NULL);
INSERT INTO "entries" VALUES(1,83,1795121066664,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,84,1795121066668,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,85,1795121066672,0,'act',0,'invest','e2thy3ew3a993t95:dca364a7-24');
INSERT INTO "entries" VALUES(1,86,1795121066673,0,'act',0,'end','e2thy3ew3a993t95:dca364a7-25');
INSERT INTO "entries" VALUES(1,87,1795121066676,0,'act',0,'activate','e2thy3ew3a993t95:dca364a7-26');
INSERT INTO "entries" VALUES(1,88,1795121066677,0,'act',0,'end','e2thy3ew3a993t95:dca364a7-27');
INSERT INTO "entries" VALUES(1,89,1795121066680,0,'act',0,'move SMY','e2thy3ew3a993t95:dca364a7-28');
INSERT INTO "entries" VALUES(1,90,1795121066681,0,'act',0,'move ANT','e2thy3ew3a993t95:dca364a7-29');
INSERT INTO "entries" VALUES(1,91,1795121066684,0,'act',0,'end','e2thy3ew3a993t95:dca364a7-30');
INSERT INTO "entries" VALUES(1,92,1795121066685,0,'act',0,'end','e2thy3ew3a993t95:dca364a7-31');
INSERT INTO "entries" VALUES(1,93,1795121066688,1,'act',0,'activate',NULL);
INSERT INTO "entries" VALUES(1,94,1795121066689,1,'act',0,'load',NULL);
INSERT INTO "entries" VALUES(1,95,1795121066690,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,96,1795121066690,1,'act',0,'move ION',NULL);
INSERT INTO "entries" VALUES(1,97,1795121066692,1,'act',0,'move SIC',NULL);
INSERT INTO "entries" VALUES(1,98,1795121066696,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,99,1795121066704,1,'act',0,'sell',NULL);
INSERT INTO "entries" VALUES(1,100,1795121066708,1,'act',0,'sell wine',NULL);
INSERT INTO "entries" VALUES(1,101,1795121066712,1,'act',0,'sell spice',NULL);
INSERT INTO "entries" VALUES(1,102,1795121066713,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,103,1795121066720,1,'act',0,'invest',NULL);
INSERT INTO "entries" VALUES(1,104,1795121066724,1,'act',0,'hire VEN',NULL);
INSERT INTO "entries" VALUES(1,105,1795121066728,1,'act',0,'hire 5',NULL);
INSERT INTO "entries" VALUES(1,106,1795121066729,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,107,1795121066732,0,'act',0,'activate','e2thy3ew3a993t95:dca364a7-32');
INSERT INTO "entries" VALUES(1,108,1795121066733,0,'act',0,'end','e2thy3ew3a993t95:dca364a7-33');
INSERT INTO "entries" VALUES(1,109,1795121066736,0,'act',0,'end','e2thy3ew3a993t95:dca364a7-34');
INSERT INTO "entries" VALUES(1,110,1795121066737,0,'act',0,'end','e2thy3ew3a993t95:dca364a7-35');
INSERT INTO "entries" VALUES(1,111,1795121066740,0,'act',0,'activate','e2thy3ew3a993t95:dca364a7-36');
INSERT INTO "entries" VALUES(1,112,1795121066744,0,'act',0,'end','e2thy3ew3a993t95:dca364a7-37');
INSERT INTO "entries" VALUES(1,113,1795121066745,0,'act',0,'end','e2thy3ew3a993t95:dca364a7-38');
INSERT INTO "entries" VALUES(1,114,1795121066748,0,'act',0,'end','e2thy3ew3a993t95:dca364a7-39');
INSERT INTO "entries" VALUES(1,115,1795121066752,1,'act',0,'activate',NULL);
INSERT INTO "entries" VALUES(1,116,1795121066756,1,'act',0,'load',NULL);
INSERT INTO "entries" VALUES(1,117,1795121066764,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,118,1795121066768,1,'act',0,'move MOD',NULL);
INSERT INTO "entries" VALUES(1,119,1795121066772,1,'act',0,'move CRE',NULL);
INSERT INTO "entries" VALUES(1,120,1795121066773,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,121,1795121066780,1,'act',0,'sell',NULL);
INSERT INTO "entries" VALUES(1,122,1795121066784,1,'act',0,'sell wine',NULL);
INSERT INTO "entries" VALUES(1,123,1795121066788,1,'act',0,'sell wood',NULL);
INSERT INTO "entries" VALUES(1,124,1795121066789,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,125,1795121066792,1,'act',0,'activate',NULL);
INSERT INTO "entries" VALUES(1,126,1795121066800,1,'act',0,'sailor to 5',NULL);
INSERT INTO "entries" VALUES(1,127,1795121066804,1,'act',0,'load',NULL);
INSERT INTO "entries" VALUES(1,128,1795121066808,1,'act',0,'gold to 5',NULL);
INSERT INTO "entries" VALUES(1,129,1795121066812,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,130,1795121066816,1,'act',0,'move TRI',NULL);
INSERT INTO "entries" VALUES(1,131,1795121066820,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,132,1795121066828,1,'act',0,'sell',NULL);
INSERT INTO "entries" VALUES(1,133,1795121066829,1,'act',0,'sell gold',NULL);
INSERT INTO "entries" VALUES(1,134,1795121066832,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,135,1795121066836,0,'act',0,'invest','e2thy3ew3a993t95:dca364a7-40');
INSERT INTO "entries" VALUES(1,136,1795121066837,0,'act',0,'end','e2thy3ew3a993t95:dca364a7-41');
INSERT INTO "entries" VALUES(1,137,1795121066840,0,'act',0,'activate','e2thy3ew3a993t95:dca364a7-42');
INSERT INTO "entries" VALUES(1,138,1795121066844,0,'act',0,'end','e2thy3ew3a993t95:dca364a7-43');
INSERT INTO "entries" VALUES(1,139,1795121066845,0,'act',0,'move CRE','e2thy3ew3a993t95:dca364a7-44');
INSERT INTO "entries" VALUES(1,140,1795121066848,0,'act',0,'move ANT','e2thy3ew3a993t95:dca364a7-45');
INSERT INTO "entries" VALUES(1,141,1795121066849,0,'act',0,'end','e2thy3ew3a993t95:dca364a7-46');
INSERT INTO "entries" VALUES(1,142,1795121066852,0,'act',0,'end','e2thy3ew3a993t95:dca364a7-47');
INSERT INTO "entries" VALUES(1,143,1795121066856,1,'act',0,'activate',NULL);
INSERT INTO "entries" VALUES(1,144,1795121066860,1,'act',0,'sailor to port',NULL);
INSERT INTO "entries" VALUES(1,145,1795121066864,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,146,1795121066872,1,'act',0,'move TRI',NULL);
INSERT INTO "entries" VALUES(1,147,1795121066876,1,'act',0,'move SIC',NULL);
INSERT INTO "entries" VALUES(1,148,1795121066880,1,'act',0,'move TUN',NULL);
INSERT INTO "entries" VALUES(1,149,1795121066881,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,150,1795121066888,1,'act',0,'capture',NULL);
INSERT INTO "entries" VALUES(1,151,1795121066891,1,'act',0,'land 1',NULL);
INSERT INTO "entries" VALUES(1,152,1795121066896,1,'act',0,'activate',NULL);
INSERT INTO "entries" VALUES(1,153,1795121066900,1,'act',0,'load',NULL);
INSERT INTO "entries" VALUES(1,154,1795121066904,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,155,1795121066905,1,'act',0,'move CRE',NULL);
INSERT INTO "entries" VALUES(1,156,1795121066905,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,157,1795121066906,1,'act',0,'capture',NULL);
INSERT INTO "entries" VALUES(1,158,1795121066908,1,'act',0,'land 1',NULL);
INSERT INTO "entries" VALUES(1,159,1795121066909,0,'act',0,'invest','e2thy3ew3a993t95:dca364a7-48');
INSERT INTO "entries" VALUES(1,160,1795121066912,0,'act',0,'end','e2thy3ew3a993t95:dca364a7-49');
INSERT INTO "entries" VALUES(1,161,1795121066913,0,'act',0,'activate','e2thy3ew3a993t95:dca364a7-50');
INSERT INTO "entries" VALUES(1,162,1795121066920,0,'act',0,'end','e2thy3ew3a993t95:dca364a7-51');
INSERT INTO "entries" VALUES(1,163,1795121066928,0,'act',0,'move MOD','e2thy3ew3a993t95:dca364a7-52');
INSERT INTO "entries" VALUES(1,164,1795121066929,0,'act',0,'end','e2thy3ew3a993t95:dca364a7-53');
INSERT INTO "entries" VALUES(1,165,1795121066937,0,'act',0,'attack port','e2thy3ew3a993t95:dca364a7-54');
INSERT INTO "entries" VALUES(1,166,1795121066937,0,'act',0,'land 1','e2thy3ew3a993t95:dca364a7-55');
INSERT INTO "entries" VALUES(1,167,1795121066941,1,'act',0,'activate',NULL);
INSERT INTO "entries" VALUES(1,168,1795121066952,1,'act',0,'load',NULL);
INSERT INTO "entries" VALUES(1,169,1795121066956,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,170,1795121066964,1,'act',0,'move ION',NULL);
INSERT INTO "entries" VALUES(1,171,1795121066968,1,'act',0,'move TRI',NULL);
INSERT INTO "entries" VALUES(1,172,1795121066976,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,173,1795121066984,1,'act',0,'sell',NULL);
INSERT INTO "entries" VALUES(1,174,1795121066988,1,'act',0,'sell stone',NULL);
INSERT INTO "entries" VALUES(1,175,1795121066997,1,'act',0,'sell wine',NULL);
INSERT INTO "entries" VALUES(1,176,1795121066997,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,177,1795121067008,1,'act',0,'activate',NULL);
INSERT INTO "entries" VALUES(1,178,1795121067012,1,'act',0,'load',NULL);
INSERT INTO "entries" VALUES(1,179,1795121067020,1,'act',0,'sailor to 1',NULL);
INSERT INTO "entries" VALUES(1,180,1795121067028,1,'act',0,'load',NULL);
INSERT INTO "entries" VALUES(1,181,1795121067036,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,182,1795121067041,1,'act',0,'move TUN',NULL);
INSERT INTO "entries" VALUES(1,183,1795121067044,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,184,1795121067048,1,'act',0,'sell',NULL);
INSERT INTO "entries" VALUES(1,185,1795121067052,1,'act',0,'sell spice',NULL);
INSERT INTO "entries" VALUES(1,186,1795121067056,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(1,187,1795121067060,0,'act',0,'activate','e2thy3ew3a993t95:dca364a7-56');
INSERT INTO "entries" VALUES(1,188,1795121067065,0,'act',0,'load','e2thy3ew3a993t95:dca364a7-57');
INSERT INTO "entries" VALUES(1,189,1795121067072,0,'act',0,'end','e2thy3ew3a993t95:dca364a7-58');
INSERT INTO "entries" VALUES(1,190,1795121067076,0,'act',0,'move MOD','e2thy3ew3a993t95:dca364a7-59');
INSERT INTO "entries" VALUES(1,191,1795121067084,0,'act',0,'move CRE','e2thy3ew3a993t95:dca364a7-60');
INSERT INTO "entries" VALUES(1,192,1795121067088,0,'act',0,'move SMY','e2thy3ew3a993t95:dca364a7-61');
INSERT INTO "entries" VALUES(1,193,1795121067096,0,'act',0,'end','e2thy3ew3a993t95:dca364a7-62');
INSERT INTO "entries" VALUES(1,194,1795121067100,0,'forced',0,'','e2thy3ew3a993t95:dca364a7-63');
INSERT INTO "entries" VALUES(2,1,1795121068114,0,'forced',0,'','e2thy3ew3a993t95:fa815041-2');
INSERT INTO "entries" VALUES(2,2,1795121068114,0,'act',0,'port CON','e2thy3ew3a993t95:fa815041-3');
INSERT INTO "entries" VALUES(2,3,1795121068115,0,'act',0,'number 6','e2thy3ew3a993t95:fa815041-4');
INSERT INTO "entries" VALUES(2,4,1795121068116,1,'act',0,'port GEN',NULL);
INSERT INTO "entries" VALUES(2,5,1795121068120,1,'act',0,'number 4',NULL);
INSERT INTO "entries" VALUES(2,6,1795121068124,1,'act',0,'number 2',NULL);
INSERT INTO "entries" VALUES(2,7,1795121068125,0,'act',0,'number 5','e2thy3ew3a993t95:fa815041-5');
INSERT INTO "entries" VALUES(2,8,1795121068125,0,'act',0,'number 12','e2thy3ew3a993t95:fa815041-6');
INSERT INTO "entries" VALUES(2,9,1795121068128,1,'act',0,'number 3',NULL);
INSERT INTO "entries" VALUES(2,10,1795121068129,1,'act',0,'activate',NULL);
INSERT INTO "entries" VALUES(2,11,1795121068132,1,'act',0,'load',NULL);
INSERT INTO "entries" VALUES(2,12,1795121068136,1,'act',0,'stone to 3',NULL);
INSERT INTO "entries" VALUES(2,13,1795121068140,1,'act',0,'load',NULL);
INSERT INTO "entries" VALUES(2,14,1795121068144,1,'act',0,'stone to 4',NULL);
INSERT INTO "entries" VALUES(2,15,1795121068156,1,'act',0,'sailor to 4',NULL);
INSERT INTO "entries" VALUES(2,16,1795121068160,1,'act',0,'sailor from port',NULL);
INSERT INTO "entries" VALUES(2,17,1795121068165,1,'act',0,'sailor from port',NULL);
INSERT INTO "entries" VALUES(2,18,1795121068165,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(2,19,1795121068166,1,'act',0,'move MRS',NULL);
INSERT INTO "entries" VALUES(2,20,1795121068167,1,'act',0,'move GEN',NULL);
INSERT INTO "entries" VALUES(2,21,1795121068167,1,'act',0,'move MRS',NULL);
INSERT INTO "entries" VALUES(2,22,1795121068168,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(2,23,1795121068176,1,'act',0,'capture',NULL);
INSERT INTO "entries" VALUES(2,24,1795121068184,1,'act',0,'land 1',NULL);
INSERT INTO "entries" VALUES(2,25,1795121068185,1,'act',0,'activate',NULL);
INSERT INTO "entries" VALUES(2,26,1795121068186,1,'act',0,'load',NULL);
INSERT INTO "entries" VALUES(2,27,1795121068186,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(2,28,1795121068187,1,'act',0,'move NAP',NULL);
INSERT INTO "entries" VALUES(2,29,1795121068188,1,'act',0,'move SAR',NULL);
INSERT INTO "entries" VALUES(2,30,1795121068193,1,'act',0,'move TUN',NULL);
INSERT INTO "entries" VALUES(2,31,1795121068196,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(2,32,1795121068196,1,'act',0,'capture',NULL);
INSERT INTO "entries" VALUES(2,33,1795121068197,1,'act',0,'land 1',NULL);
INSERT INTO "entries" VALUES(2,34,1795121068201,1,'act',0,'activate',NULL);
INSERT INTO "entries" VALUES(2,35,1795121068204,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(2,36,1795121068208,1,'act',0,'move MRS',NULL);
INSERT INTO "entries" VALUES(2,37,1795121068213,1,'act',0,'move BAR',NULL);
INSERT INTO "entries" VALUES(2,38,1795121068217,1,'act',0,'move VAL',NULL);
INSERT INTO "entries" VALUES(2,39,1795121068221,1,'act',0,'end',NULL);
INSERT INTO "entries" VALUES(2,40,1795121068225,1,'act',0,'capture',NULL);
INSERT INTO "entries" VALUES(2,41,1795121068227,1,'act',0,'land 1',NULL);
INSERT INTO "entries" VALUES(2,42,1795121068230,0,'act',0,'invest','e2thy3ew3a993t95:fa815041-7');
INSERT INTO "entries" VALUES(2,43,1795121068232,0,'act',0,'hire 12','e2thy3ew3a993t95:fa815041-8');
INSERT INTO "entries" VALUES(2,44,1795121068236,0,'act',0,'buy','e2thy3ew3a993t95:fa815041-9');
INSERT INTO "entries" VALUES(2,45,1795121068240,0,'act',0,'number 1','e2thy3ew3a993t95:fa815041-10');
INSERT INTO "entries" VALUES(2,46,1795121068244,0,'act',0,'port CON','e2thy3ew3a993t95:fa815041-11');
INSERT INTO "entries" VALUES(2,47,1795121068248,0,'act',0,'end','e2thy3ew3a993t95:fa815041-12');
INSERT INTO "entries" VALUES(2,48,1795121068252,0,'act',0,'invest','e2thy3ew3a993t95:fa815041-13');
INSERT INTO "entries" VALUES(2,49,1795121068256,0,'act',0,'end','e2thy3ew3a993t95:fa815041-14');
INSERT INTO "entries" VALUES(2,50,1795121068260,0,'act',0,'activate','e2thy3ew3a993t95:fa815041-15');
INSERT INTO "entries" VALUES(2,51,1795121068264,0,'act',0,'load','e2thy3ew3a993t95:fa815041-16');
INSERT INTO "entries" VALUES(2,52,1795121068268,0,'act',0,'gold to 5','e2thy3ew3a993t95:fa815041-17');
INSERT INTO "entries" VALUES(2,53,1795121068272,0,'act',0,'end','e2thy3ew3a993t95:fa815041-18');
INSERT INTO "entries" VALUES(2,54,1795121068276,0,'act',0,'move SMY','e2thy3ew3a993t95:fa815041-19');
INSERT INTO "entries" VALUES(2,55,1795121068284,0,'act',0,'end','e2thy3ew3a993t95:fa815041-20');
INSERT INTO "entries" VALUES(2,56,1795121068292,0,'act',0,'capture','e2thy3ew3a993t95:fa815041-21');
INSERT INTO "entries" VALUES(2,57,1795121068300,0,'act',0,'land 1','e2thy3ew3a993t95:fa815041-22');
INSERT INTO "entries" VALUES(2,58,1795121068306,0,'act',0,'activate','e2thy3ew3a993t95:fa815041-23');
INSERT INTO "entries" VALUES(2,59,1795121068308,0,'act',0,'gold from 5','e2thy3ew3a993t95:fa815041-24');
INSERT INTO "entries" VALUES(2,60,1795121068314,0,'act',0,'end','e2thy3ew3a993t95:fa815041-25');
INSERT INTO "entries" VALUES(2,61,1795121068320,0,'act',0,'end','e2thy3ew3a993t95:fa815041-26');
INSERT INTO "entries" VALUES(2,62,1795121068328,0,'act',0,'end','e2thy3ew3a993t95:fa815041-27');
INSERT INTO "entries" VALUES(2,63,1795121068332,0,'resign',0,'','e2thy3ew3a993t95:fa815041-28');
INSERT INTO "entries" VALUES(3,1,1795121069338,0,'forced',0,'','e2thy3ew3a993t95:5fd64a03-2');
INSERT INTO "entries" VALUES(3,2,1795121069338,0,'act',0,'load','e2thy3ew3a993t95:5fd64a03-3');
INSERT INTO "entries" VALUES(3,3,1795121069340,0,'act',0,'end','e2thy3ew3a993t95:5fd64a03-4');
CREATE TABLE house (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
INSERT INTO "house" VALUES('secret','94b016853c7de8cc838a96693be120186173e89c9c27ebf81d51e2bb6562a3da');
CREATE TABLE people (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  account TEXT UNIQUE,       -- the name in lower case, of those with a password
  password TEXT,
  created INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO "people" VALUES('e2thy3ew3a993t95','Anna',NULL,NULL,1795121066433);
CREATE TABLE ratings (
  person TEXT NOT NULL REFERENCES people,
  game TEXT NOT NULL,
  mean REAL NOT NULL,
  deviation REAL NOT NULL,
  games INTEGER NOT NULL,
  PRIMARY KEY (person, game)
) WITHOUT ROWID;
CREATE TABLE results (
  number INTEGER NOT NULL REFERENCES tables,
  seat INTEGER NOT NULL,
  person TEXT,
  level INTEGER NOT NULL,
  points INTEGER NOT NULL,
  rank INTEGER NOT NULL,
  PRIMARY KEY (number, seat)
) WITHOUT ROWID;
INSERT INTO "results" VALUES(2,0,'e2thy3ew3a993t95',0,0,2);
INSERT INTO "results" VALUES(2,1,NULL,1,4,1);
CREATE TABLE seats (
  number INTEGER NOT NULL REFERENCES tables,
  seat INTEGER NOT NULL,
  person TEXT NOT NULL,
  webhook TEXT NOT NULL DEFAULT '', owed INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (number, seat)
) WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,'e2thy3ew3a993t95','',0);
INSERT INTO "seats" VALUES(2,0,'e2thy3ew3a993t95','',0);
INSERT INTO "seats" VALUES(3,0,'e2thy3ew3a993t95','',0);
CREATE TABLE tables (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  owner TEXT NOT NULL,
  game TEXT NOT NULL,
  players INTEGER NOT NULL,
  listed INTEGER NOT NULL,
  setup TEXT NOT NULL,
  status INTEGER NOT NULL,
  waiting INTEGER NOT NULL,  -- seats of people who are to decide, as bits
  bot_turn INTEGER NOT NULL,
  due INTEGER,
  seats TEXT NOT NULL,
  at TEXT NOT NULL,
  updated INTEGER NOT NULL
);
INSERT INTO "tables" VALUES(1,'dfhszyfqb4tk','e2thy3ew3a993t95','serenissima',2,0,'{"record":"fondaco-record 1\ngame serenissima\nrules 1\nseed 13208023604579529612\noption players 2\noption closed_port_policy random\noption closed_ports []\noption origin_zone_blockade false\noption origin_zone_sale_blockade true\noption skip_moot_blockade true\noption capture_blockade true\noption defender_loots false\noption land_ends_activation true\noption unlanded_conquest_neutral true\noption sailor_transfer_both_ways_everywhere false\noption scuttle_with_crew true\noption min_attack_strength 1\noption new_galley_crew hire\noption special_invest_sailors new_galleys_only\noption hidden_money false\n\nopen\n","chairs":[{"person":"Anna"},{"bot":1}],"clock":{"kind":"none"},"stand_in":3,"hints":true,"rated":false,"listed":false,"nonce":"438515260e16798265d9fbf82b1125c8","commitment":"c27c3cd4237e490c6971650c6e00ff74fc96c5996bc70881789d07270209dee7","forked_from":"","created":1795121066434}',1,1,0,NULL,'[{"person":"Anna"},{"bot":1}]','192.0',1795121067100);
INSERT INTO "tables" VALUES(2,'svy3hx8e6nzh','e2thy3ew3a993t95','serenissima',2,0,'{"record":"fondaco-record 1\ngame serenissima\nrules 1\nseed 2684225197959524137\noption players 2\noption closed_port_policy random\noption closed_ports []\noption origin_zone_blockade false\noption origin_zone_sale_blockade true\noption skip_moot_blockade true\noption capture_blockade true\noption defender_loots false\noption land_ends_activation true\noption unlanded_conquest_neutral true\noption sailor_transfer_both_ways_everywhere false\noption scuttle_with_crew true\noption min_attack_strength 1\noption new_galley_crew hire\noption special_invest_sailors new_galleys_only\noption hidden_money false\n\nopen\n","chairs":[{"person":"Anna"},{"bot":1}],"clock":{"kind":"none"},"stand_in":3,"hints":true,"rated":false,"listed":false,"nonce":"1a1ca30efb503f4c3e76e751645d3182","commitment":"a75bed682cbc627ff49e4f81c40eb600b9556f61b57836a48a80eef4611ffeb6","forked_from":"","created":1795121068109}',4,0,0,NULL,'[{"person":"Anna","stand_in":3,"resigned":true},{"bot":1}]','61.0',1795121068332);
INSERT INTO "tables" VALUES(3,'997g8ztufky5','e2thy3ew3a993t95','serenissima',4,0,'{"record":"fondaco-record 1\ngame serenissima\nrules 1\nseed 11\noption players 4\nposition {\"phase\":\"turn\",\"decider\":0,\"wheel\":4,\"galleys\":{\"4\":{\"owner\":0,\"zone\":\"ANT\",\"sailors\":3},\"15\":{\"owner\":3,\"zone\":\"CON\",\"sailors\":3},\"12\":{\"owner\":2,\"zone\":\"VEN\",\"sailors\":2},\"9\":{\"owner\":1,\"zone\":\"GEN\",\"sailors\":2}},\"players\":[{\"ducats\":9},{\"ducats\":5},{\"ducats\":5},{\"ducats\":5}],\"ports\":{\"VAL\":{\"owner\":0,\"garrison\":3},\"GEN\":{\"owner\":1,\"garrison\":3},\"VEN\":{\"owner\":2,\"garrison\":3},\"CON\":{\"owner\":3,\"garrison\":3},\"ANT\":{\"stored\":[\"wood\"]}}}\n\n1 0 activate\n2 0 load\nopen\n","chairs":[{"person":"Anna"},{"bot":1},{"bot":1},{"bot":1}],"clock":{"kind":"none"},"stand_in":3,"hints":true,"rated":false,"listed":false,"nonce":"2373c087a696821cc6126684f068b0dd","commitment":"a6b02c713ac7c5a7bb655b5c1209a0a4d5feb54ff05abd8550289062a70ea544","forked_from":"record","created":1795121069334}',1,1,0,NULL,'[{"person":"Anna"},{"bot":1},{"bot":1},{"bot":1}]','4.0',1795121069340);
CREATE INDEX tables_listed ON tables (status, updated) WHERE listed;
CREATE INDEX tables_bots ON tables (number) WHERE bot_turn;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX seats_person ON seats (person);
CREATE UNIQUE INDEX entries_id ON entries (number, id) WHERE id IS NOT NULL;
CREATE INDEX results_person ON results (person) WHERE person IS NOT NULL;
CREATE INDEX ratings_game ON ratings (game, mean);
CREATE INDEX seats_owed ON seats (number) WHERE owed > 0;
CREATE INDEX tables_owner ON tables (owner);
CREATE INDEX tables_unbegun ON tables (updated) WHERE status = 0;
COMMIT;
