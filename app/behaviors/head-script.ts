/**
 * Runs before the first paint, inside the document; the server's policy allows it by its hash. It says that script
 * runs and puts a remembered theme in place, so that the wrong one never flashes. What it cannot know it leaves out:
 * storage can be forbidden.
 */
const rememberedTheme = `d.dataset.js="";try{let t=localStorage.getItem("theme");if(t=="light"||t=="dark")d.dataset.theme=t}catch{}`;

/**
 * The script that wakes the islands waits in a template until all is parsed: a browser sends for one in the document as
 * soon as it sees it, and that shares line and processor with the first picture. See ADR 35. `g` sends for the sheet.
 */
const wakes = `let g=()=>{};addEventListener("DOMContentLoaded",()=>{let s=document.importNode(document.getElementById("wake").content,!0).firstChild;s.onload=s.onerror=()=>g();document.head.append(s)})`;

/**
 * Then it sends for the sheet of what is below the first screen, which `data-sheet` names; until that is here the root
 * is marked `data-bare`. Who comes from elsewhere to the top of a page sees the first screen sooner if the sheet does
 * not share the line, nor its layout the moment, with the first picture: it is sent for once something is painted,
 * or the waking script has run, so that nobody is left without and loading ends with it.
 * Everybody else (from another page of the site, to a named place, back, into a tab that is not shown) most likely
 * has it already or needs all of the page: the sheet, and all of `main`, block the first paint. What is expected is the
 * element after it, because Chromium waits for an element's beginning. Nothing is marked
 * there, or a browser could not go back to where the visitor was; one that cannot block needs the mark. See ADR 27.
 */
const sheetBelow = `let{sheet:h,integrity:i}=document.currentScript.dataset;if(!h)return;let k=p=>Object.assign(document.createElement("link"),p),l=k({rel:"stylesheet",href:h,integrity:i}),n=performance.getEntriesByType("navigation")[0],b={blocking:"render"},f=n?.type=="navigate"&&!location.hash&&!document.hidden&&!document.referrer.startsWith(location.origin);if(f||!l.blocking)d.dataset.bare="";l.onload=l.onerror=()=>delete d.dataset.bare;if(f){g=()=>l.isConnected||document.head.append(l);new PerformanceObserver(()=>g()).observe({type:"paint"})}else document.head.append(Object.assign(l,b),k({rel:"expect",href:"#foot",...b}))`;

export const headScript = `(d=>{${rememberedTheme}${wakes};${sheetBelow}})(document.documentElement)`;
