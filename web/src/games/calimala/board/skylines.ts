// Little silhouettes of the six cities, 180 by 44, their foot at 44.

import type { City } from "../view";

export const SKYLINES: Record<City, string> = {
  barcelona: "M0 44V34h14v-8h10v8h12V22l6-8 6 8v12h10v-6h16v6h12V16h3V6l3-6 3 6v10h3v18h12V28h18v10h14v-8h16v8h18v6z",
  lisbon: "M0 44V36h20v-6l8-6 8 6v6h14V20h4v-5h4v5h4v-5h4v5h4v-5h4v5h4v16h16V30h22v6h10V24l7-9 7 9v12h20v-5h20v13z",
  london: "M0 44V34h12v-6h14v6h10V14h4v-5h3v5h4v-5h3v5h4v20h14v-8h20v8h10V10l4-10 4 10v24h14v-6h18v6h20v-4h18v14z",
  troyes: "M0 44V32l10-7 10 7v4h12V24l9-7 9 7v12h12V12l6-12 6 12v24h12V26l9-7 9 7v10h14v-8l8-6 8 6v8h18v8z",
  bruges: "M0 44V34h10V22h4v-4h4v-4h4v4h4v4h4v12h14V8h3V3h3v5h4V3h3v5h3v26h12V20h4v-4h4v-4h4v4h4v4h4v14h16V26h4v-4h4v4h4v8h16v-5h24v15z",
  hamburg: "M0 44V34h16V16l5-16 5 16v18h14V24h12v10h10V12l5-12 5 12v22h18V28l8-6 8 6v6h14V18l5-14 5 14v16h20v-6h24v16z",
};
