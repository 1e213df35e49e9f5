/**
 * Runs before the first paint, inside the document: it says that script runs, puts a remembered theme in place, so
 * that the wrong one never flashes, and marks a visit that begins at the top of the page, see `first-load.ts`. The
 * server's policy allows it by its hash. What it cannot know it leaves out: storage can be forbidden.
 */
export const themeScript = `(d=>{d.dataset.js="";try{let t=localStorage.getItem("theme");if(t=="light"||t=="dark")d.dataset.theme=t;let[n]=performance.getEntriesByType("navigation");if(n.type=="navigate"&&!location.hash)d.dataset.loading=""}catch{}})(document.documentElement)`;
