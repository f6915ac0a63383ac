import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { EmptyState } from "~/components/EmptyState";
import { Form } from "~/components/Form";
import { enlaceSuelto, pila, textoSuave } from "~/styles/layout.css";
import { Pantalla } from "../marco/Pantalla";
import * as filas from "../marco/filas.css";
import { Etiquetas } from "./Etiquetas";
import { SOLTAR, TOMAR } from "./intenciones";
import * as css from "./moderacion.css";
import type { loader } from "./moderacion.server";

type Datos = ReturnType<typeof useLoaderData<typeof loader>>;

/** Texts that wait for a moderator, danger first. The words stand only in the page of a taken text. */
export function Moderacion() {
  const { hecho, porDecidir, decididos } = useLoaderData<typeof loader>();
  return (
    <Pantalla titulo="Moderación" guia="Lo que habla de peligro va primero; después, lo que espera más.">
      {hecho !== null && (
        <Alert kind="exito" role="status" focused>
          <p>{hecho}</p>
        </Alert>
      )}
      <section aria-labelledby="por-revisar" className={pila.media}>
        <h2 id="por-revisar">Por revisar</h2>
        {porDecidir.length === 0 ? (
          <EmptyState title="Ningún texto espera" level={3}>
            <p>Aquí llegan los primeros textos, los denunciados y los que hablan de peligro.</p>
          </EmptyState>
        ) : (
          <ul className={filas.lista}>
            {porDecidir.map((texto) => (
              <PorDecidir key={texto.idRevision} {...texto} />
            ))}
          </ul>
        )}
      </section>
      {decididos.length > 0 && (
        <section aria-labelledby="decididos" className={pila.media}>
          <h2 id="decididos">Últimos decididos</h2>
          <ul className={filas.lista}>
            {decididos.map(({ idRevision, href, comunidad, motivos, cuando }) => (
              <li key={idRevision} className={css.linea}>
                <strong>{comunidad}</strong>
                <span className={textoSuave}>{motivos.join(" · ")}</span>
                <a href={href} className={enlaceSuelto}>
                  Ver decisión de {cuando}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Pantalla>
  );
}

/** A text of the queue, with the button that takes it, opens it or gives it back. */
function PorDecidir({
  href,
  comunidad,
  etiquetas,
  desde,
  esMia,
  deOtra,
  libre,
}: Datos["porDecidir"][number]) {
  return (
    <li className={css.linea}>
      <div className={pila.junta}>
        <strong>{comunidad}</strong>
        <span className={textoSuave}>Desde {desde}</span>
      </div>
      <div className={pila.corta}>
        <Etiquetas etiquetas={etiquetas} />
        {esMia && <span>Lo tienes hasta las {libre}.</span>}
        {deOtra && <span>Lo lee otra persona hasta las {libre}.</span>}
      </div>
      {esMia && (
        <div className={pila.corta}>
          <Button href={href} wide>
            Ver texto
          </Button>
          <Form action={href}>
            <Button name="intencion" value={SOLTAR} variant="secondary" wide>
              Soltar
            </Button>
          </Form>
        </div>
      )}
      {!esMia && !deOtra && (
        <Form action={href}>
          <Button name="intencion" value={TOMAR} wide>
            Tomar
          </Button>
        </Form>
      )}
    </li>
  );
}
