/** Stylesheet of the test gateway's pages, served as a file: the content security policy allows no inline style. */
export const ESTILOS = `:root {
  color-scheme: light dark;
  --fondo: #f3f4f8;
  --panel: #fff;
  --tinta: #1c2333;
  --suave: #545d72;
  --linea: #d8dce6;
  --borde: #767f93;
  --acento: #2b50c8;
  --acento-fuerte: #213f9f;
  --sobre-acento: #fff;
  --cinta: #ffe08a;
  --sobre-cinta: #3d2c00;
  --error: #b3261e;
  --fondo-error: #fdf0ef;
  --fondo-nota: #fff6dd;
  --foco: #2b50c8;
}
@media (prefers-color-scheme: dark) {
  :root {
    --fondo: #12151d;
    --panel: #1b202b;
    --tinta: #eef0f6;
    --suave: #aab2c4;
    --linea: #343c4d;
    --borde: #8790a4;
    --acento: #9db4ff;
    --acento-fuerte: #bccbff;
    --sobre-acento: #101a3d;
    --cinta: #4a3a0c;
    --sobre-cinta: #ffe9ad;
    --error: #ffb4ab;
    --fondo-error: #33191a;
    --fondo-nota: #2e2711;
    --foco: #9db4ff;
  }
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--fondo);
  color: var(--tinta);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
header { background: var(--cinta); color: var(--sobre-cinta); text-align: center; font-weight: 600; }
header p { margin: 0; padding: .625rem 1rem; text-wrap: balance; }
@media (max-width: 420px) { header p { font-size: .9375rem; padding-inline: .5rem; } }
main { max-width: 72rem; margin: 0 auto; padding: 1rem; }
h1, h2, p { margin: 0; overflow-wrap: anywhere; }
h1 { font-size: 1.375rem; line-height: 1.25; }
h2 { font-size: 1.125rem; line-height: 1.3; }
a { color: var(--acento); text-underline-offset: .2em; }
.columnas { display: grid; gap: 1rem; }
.panel {
  background: var(--panel);
  border: 1px solid var(--linea);
  border-radius: 1rem;
  padding: 1.25rem;
  min-width: 0;
}
.compra { margin: .75rem 0 1.25rem; padding-bottom: 1.25rem; border-bottom: 1px solid var(--linea); }
.compra p { color: var(--suave); overflow-wrap: anywhere; }
.compra .monto {
  margin-top: .5rem;
  color: var(--tinta);
  font-size: 2rem;
  line-height: 1.2;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
}
.errores, .nota { margin-bottom: 1.25rem; padding: 1rem; border-radius: .75rem; }
.errores { overflow-wrap: anywhere; border: 2px solid var(--error); background: var(--fondo-error); }
.errores a { display: inline-flex; align-items: center; min-height: 2.75rem; }
.errores ul { margin: .5rem 0 0; padding-left: 1.25rem; }
.errores a, .error { color: var(--error); font-weight: 600; }
.nota { background: var(--fondo-nota); border: 1px solid var(--linea); }
.campo { margin-bottom: 1rem; display: flex; flex-direction: column; justify-content: flex-end; }
label { display: block; overflow-wrap: anywhere; margin-bottom: .25rem; font-weight: 600; }
.error { margin-bottom: .25rem; font-size: .9375rem; line-height: 1.35; }
input {
  width: 100%;
  min-height: 3rem;
  padding: .5rem .75rem;
  border: 1px solid var(--borde);
  border-radius: .625rem;
  background: var(--panel);
  color: inherit;
  font: inherit;
  font-variant-numeric: tabular-nums;
}
input[aria-invalid] { border: 2px solid var(--error); }
.ayuda { margin-bottom: .5rem; }
.ayuda a { display: inline-flex; align-items: center; min-height: 2.75rem; }
.pareja { display: grid; gap: 0 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr)); }
.acciones { display: grid; gap: .75rem; margin-top: .5rem; }
button, .boton {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 3rem;
  padding: .5rem 1.5rem;
  border: 1px solid transparent;
  border-radius: .625rem;
  background: var(--acento);
  color: var(--sobre-acento);
  font: inherit;
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
}
button:hover, .boton:hover { background: var(--acento-fuerte); }
.discreto { background: none; color: var(--acento); border-color: var(--linea); }
.discreto:hover { background: var(--fondo); }
:focus-visible { outline: 3px solid var(--foco); outline-offset: 2px; }
.tarjetas > p { margin: .5rem 0 .75rem; color: var(--suave); }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; line-height: 1.4; }
th { text-align: left; font-weight: 600; color: var(--suave); padding: .25rem 0; }
td { padding: .5rem 0; border-top: 1px solid var(--linea); vertical-align: top; }
td strong { display: block; }
.numero { padding-right: 1rem; font-variant-numeric: tabular-nums; user-select: all; }
.elegir { padding: 0 0 0 1rem; text-align: right; }
.elegir a { display: inline-flex; align-items: center; justify-content: end; min-width: 2.75rem; min-height: 2.75rem; font-weight: 600; }
.mensaje { max-width: 34rem; margin: 2rem auto; }
.mensaje p { margin-top: .75rem; }
.mensaje .boton { margin-top: .5rem; }
.oculto { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (max-width: 599px) {
  thead { display: none; }
  tr { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; padding: .25rem 0 .75rem; }
  tr { border-top: 1px solid var(--linea); }
  td { padding: 0; border: 0; }
  .elegir { order: 1; }
  .resultado { order: 2; flex-basis: 100%; }
  .elegir { padding: 0; }
}
@media (min-width: 900px) {
  main { padding: 2.5rem 1.5rem; }
  .columnas { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 1.5rem; align-items: start; }
  .panel { padding: 1.75rem; }
  .acciones { grid-template-columns: 1fr auto; }
  .ayuda { display: none; }
}
`;
