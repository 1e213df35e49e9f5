/**
 * Runs before the first paint, inside the document: it puts a remembered theme in place, so that the
 * wrong one never flashes, and says that script runs. The server's policy allows it by its hash.
 */
export const themeScript = `(d=>{d.dataset.js="";try{let t=localStorage.getItem("theme");if(t=="light"||t=="dark")d.dataset.theme=t}catch{}})(document.documentElement)`;
