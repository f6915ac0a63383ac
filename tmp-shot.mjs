import { chromium } from "playwright-core";
const b = await chromium.launch({ executablePath: "/usr/lib/chromium/chromium-headless-shell", args:["--no-sandbox"] });
const p = await b.newPage({ viewport: { width: 360, height: 800 } });
p.on("console", m => m.type()==="error" && console.log("console", m.text()));
p.setDefaultTimeout(8000);
const f = process.argv.slice(2);
await p.goto("http://localhost:3700/iniciar-sesion");
await p.getByLabel(/Correo/).first().fill(f[0]);
await p.getByRole("button", { name: /Continuar|Siguiente/ }).first().click().catch(()=>{});
await p.getByLabel("Contraseña").first().fill(f[1]);
await p.getByRole("button", { name: /Iniciar sesión|Ingresar|Entrar/ }).last().click();
await p.waitForTimeout(1500);
await p.screenshot({ path: "/tmp/j0.png" });
console.log(p.url());
await p.goto("http://localhost:3700/recompensas/juego");
await p.screenshot({ path: "/tmp/j2.png", fullPage: true });
const n = p.getByLabel("Fecha de nacimiento", { exact: true });
if (await n.count()) { await n.fill("1990-05-17"); await p.getByRole("button",{name:"Guardar", exact:true}).click(); await p.waitForLoadState(); }
console.log(p.url());
await p.goto("http://localhost:3700/recompensas/ruleta");
await p.screenshot({ path: "/tmp/j3.png", fullPage: true });
const g = p.getByRole("button", { name: "Girar" });
if (await g.count()) { await g.click(); await p.waitForTimeout(2500); await p.screenshot({ path: "/tmp/j4.png", fullPage: true }); console.log(p.url()); }
await p.setViewportSize({ width: 1440, height: 900 });
await p.screenshot({ path: "/tmp/j5.png" });
await p.getByRole("link", { name: "Comprobar" }).click(); await p.waitForLoadState();
await p.screenshot({ path: "/tmp/j6.png", fullPage: true });
await b.close();
