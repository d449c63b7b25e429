// The table page still imports the user from here.
export { loadMe, me } from "../session/me.svelte";
