import type { MetaFunction } from "@remix-run/node";
import { classNames } from "~/components/classNames";
import { Card } from "~/components/Card";
import { contenedor, pagina, pila, rejilla, textoGuia, textoSuave } from "~/styles/layout.css";
import { SECCIONES } from "./secciones";

export const handle = { publica: [] };
export const meta: MetaFunction = () => [
  { title: "Explorar · Bienestar" },
  {
    name: "description",
    content: "Todo lo que puedes usar gratis y ahora mismo para sentirte un poco mejor.",
  },
];

export default function Explorar() {
  return (
    <div className={classNames(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Explorar</h1>
        <p className={textoGuia}>Úsalo gratis y ahora mismo, sin crear una cuenta.</p>
      </header>
      <ul className={rejilla.media}>
        {SECCIONES.map(({ href, titulo, texto }) => (
          <li key={href}>
            <Card href={href} className={pila.corta}>
              <h2>{titulo}</h2>
              <p className={textoSuave}>{texto}</p>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
