import { mount } from "svelte";
import "./kit/tokens.css";
import "./kit/base.css";
import App from "./App.svelte";
import { router } from "./state/route.svelte";
import { dress } from "./state/settings.svelte";

dress();
router.watch();
mount(App, { target: document.body });
