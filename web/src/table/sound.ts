// A soft knock for a piece set down, a brighter one when it is one's turn. Off unless switched on.

import { settings } from "@/state/settings.svelte";

let context: AudioContext | null = null;

export function knock(kind: "piece" | "turn"): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(kind === "turn" ? 520 : 210, now);
  tone.frequency.exponentialRampToValueAtTime(kind === "turn" ? 780 : 120, now + 0.09);
  volume.gain.setValueAtTime(0.08, now);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + (kind === "turn" ? 0.32 : 0.12));
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.35);
}
