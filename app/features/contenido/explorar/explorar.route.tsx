import type { MetaFunction } from "@remix-run/node";
import { classNames } from "~/components/classNames";
import { Card, CardTitle } from "~/components/Card";
import { contenedor, pagina, pila, rejilla, textoGuia, textoSuave } from "~/styles/layout.css";
import { PARA_USAR, paginasDelGrupo } from "~/domain/shared/paginas";
import type { Handle } from "~/shell/route";

export const handle = { publica: [], admiteModal: true } satisfies Handle;
export const meta: MetaFunction = () => [
  { title: "Explorar" },
  {
    name: "description",
    content:
      "Videos, herramientas y rutas gratis, talleres en vivo y maneras de mirar cómo estás, en una sola página.",
  },
];

const PAGINAS = [...PARA_USAR, ...paginasDelGrupo("como-estas")];

export default function Explorar() {
  return (
    <div className={classNames(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Explorar</h1>
        <p className={textoGuia}>
          Los videos y las herramientas son gratis y sin crear una cuenta. Para tomar un lugar en vivo te
          pedimos una; casi todo lo que pasa en vivo es gratis, y de lo demás ves antes cuánto cuesta.
        </p>
      </header>
      <ul className={rejilla.media}>
        {PAGINAS.map(({ href, titulo, resumen }) => (
          <Card as="li" key={href} covered className={pila.corta}>
            <CardTitle as="h2" href={href}>
              {titulo}
            </CardTitle>
            <p className={textoSuave}>{resumen}</p>
          </Card>
        ))}
      </ul>
    </div>
  );
}
