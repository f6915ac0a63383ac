import { useLoaderData } from "@remix-run/react";
import { Card, CardTitle } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { PARA_USAR, paginasDelGrupo } from "~/domain/shared/paginas";
import { contenedor, pagina, pila, rejilla, textoGuia, textoSuave } from "~/styles/layout.css";
import { Necesidades } from "~/components/Necesidades";
import type { loader } from "./explorar.server";
import { Tema } from "./Tema";

const PAGINAS = [...PARA_USAR, ...paginasDelGrupo("como-estas")];

export function Explorar() {
  const { necesidades, elegido } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedor, pagina, pila.amplia)}>
      {elegido ? (
        <>
          <Tema {...elegido} />
          <section aria-labelledby="otras" className={pila.media}>
            <h2 id="otras">También puedes</h2>
            <Necesidades necesidades={necesidades} />
          </section>
        </>
      ) : (
        <>
          <header className={pila.corta}>
            <h1>Explorar</h1>
            <p className={textoGuia}>¿Qué necesitas hoy?</p>
          </header>
          <Necesidades necesidades={necesidades} />
          <section aria-labelledby="todo" className={pila.media}>
            <h2 id="todo">O mira todo de una clase</h2>
            <ul className={rejilla.media}>
              {PAGINAS.map(({ href, titulo, resumen }) => (
                <Card as="li" key={href} covered className={pila.junta}>
                  <CardTitle as="h3" href={href}>
                    {titulo}
                  </CardTitle>
                  <p className={textoSuave}>{resumen}</p>
                </Card>
              ))}
            </ul>
          </section>
        </>
      )}
    </div>
  );
}
