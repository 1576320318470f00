// Runs before each file of tests. Files share a worker, so that Svelte and the document are loaded once; what the file before
// has left is put away.

import { vi } from "vitest";
import { lists } from "@/lobby/lists.svelte";
import { me } from "@/state/me.svelte";
import { router } from "@/state/route.svelte";
import { settings } from "@/state/settings.svelte";
import { screen, widthOf } from "@/table/width.svelte";

vi.useRealTimers();
vi.unstubAllGlobals();
document.head.replaceChildren();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
router.go("/", "replace");
Object.assign(settings, { language: "en", theme: "auto", motion: "normal", sound: false });
Object.assign(lists, { mine: undefined, open: undefined, refused: null });
me.person = undefined;
screen.width = widthOf(innerWidth);
