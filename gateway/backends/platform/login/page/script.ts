/** Shows the button that reveals the password; without scripts the button stays hidden. */
const revealing = `for(const b of document.querySelectorAll('.reveal')){b.hidden=false;b.addEventListener('click',()=>{const i=document.getElementById('password');const s=i.type==='password';i.type=s?'text':'password';b.setAttribute('aria-pressed',String(s))})}`;

/**
 * Passes the typed email address to other pages of the login, and to no other page. It is in the session storage only
 * between the two pages, so that the next person at the device does not find it.
 */
const takingEmailAlong = `try{const e=document.querySelector('input[name=email]'),k='login-email',s=sessionStorage;if(e&&!e.value)e.value=s.getItem(k)||'';s.removeItem(k);if(e)for(const a of document.querySelectorAll('a[href^="/login"]'))a.addEventListener('click',()=>s.setItem(k,e.value))}catch{}`;

export const loginScript = `${revealing}${takingEmailAlong}`;
