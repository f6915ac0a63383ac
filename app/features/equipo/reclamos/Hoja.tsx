import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Fold } from "~/components/Fold";
import { ListaDeArchivos } from "~/shell/partes/ListaDeArchivos";
import { SeccionesDeHoja } from "~/components/SeccionesDeHoja";
import { Tag } from "~/components/Tag";
import { enlaceSuelto, pila } from "~/styles/layout.css";
import { Pantalla } from "../marco/Pantalla";
import { LIBRO } from "./direcciones";
import { Escribir } from "./Escribir";
import type { action, loader } from "./hoja.server";
import { CORREGIR, ENTREGAR, RESPONDER } from "./intenciones";
import { Motivo } from "./Motivo";
import * as css from "./reclamos.css";

export function Hoja() {
  const datos = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  if (datos.faltaMotivo !== null)
    return (
      <Pantalla titulo={datos.titulo}>
        <Motivo guia={datos.faltaMotivo} respuesta={respuesta} />
      </Pantalla>
    );
  const { titulo, hecho, tono, plazo, secciones, adjuntos } = datos;
  return (
    <Pantalla titulo={titulo} guia={<Tag tone={tono}>{plazo}</Tag>}>
      {hecho !== null && !respuesta && (
        <Alert kind="exito" role="status" focused>
          <p>{hecho}</p>
        </Alert>
      )}
      {respuesta && respuesta.generales.length > 0 && (
        <ErrorSummary errors={[]} general={respuesta.generales} title="No se hizo" />
      )}
      <div className={css.hoja}>
        <div className={pila.amplia}>
          {secciones === null ? (
            <p>Los datos de esta hoja ya no se guardan.</p>
          ) : (
            <SeccionesDeHoja secciones={secciones} />
          )}
          {adjuntos.length > 0 && (
            <section className={pila.corta} aria-labelledby="adjuntos">
              <h2 id="adjuntos">Archivos de la persona</h2>
              <ListaDeArchivos archivos={adjuntos} />
            </section>
          )}
          <a href={LIBRO} className={enlaceSuelto}>
            Volver a Reclamos
          </a>
        </div>
        <div className={pila.amplia}>
          <Formularios {...datos} respuesta={respuesta} />
        </div>
      </div>
    </Pantalla>
  );
}

type Datos = Extract<ReturnType<typeof useLoaderData<typeof loader>>, { faltaMotivo: null }>;
type Props = Pick<
  Datos,
  "seEscribe" | "respondida" | "porCarta" | "correos" | "faltaEntrega" | "imprimir" | "hoy"
> & { respuesta: ReturnType<typeof useActionData<typeof action>> };

/** The one answer, or what may follow it. Text of a refused form stands again in the form that is open now. */
function Formularios({ seEscribe, respondida, porCarta, correos, imprimir, ...datos }: Props) {
  const comun = { respuesta: datos.respuesta };
  const esDeEntrega = datos.respuesta?.intencion === ENTREGAR;
  if (!seEscribe) return null;
  if (!respondida)
    return (
      <Escribir
        {...comun}
        clase={RESPONDER}
        titulo="Responder"
        guia={
          porCarta
            ? "Es una sola respuesta. La persona no dejó correo: después la imprimes, la envías y anotas el día en que llegó."
            : `Es una sola respuesta. Sale al momento a ${correos.join(" y ")}.`
        }
        campo="Respuesta"
        boton="Responder"
        conConstancia
      />
    );
  return (
    <>
      <Card as="section" className={pila.media} aria-label="Respuesta en papel">
        {datos.faltaEntrega && (
          <Alert kind="advertencia">
            <p>La persona no dejó correo. Imprime la respuesta, envíala y anota el día en que llegó.</p>
          </Alert>
        )}
        <Button href={imprimir ?? LIBRO} variant={datos.faltaEntrega ? "primary" : "secondary"} wide>
          Imprimir respuesta
        </Button>
      </Card>
      {porCarta && (
        <Escribir
          {...comun}
          clase={ENTREGAR}
          titulo="Anotar la entrega"
          guia="Empresa y número de guía, o quién la recibió."
          campo="Constancia de entrega"
          boton="Anotar entrega"
          renglones={3}
          hastaEl={datos.hoy}
        />
      )}
      <Fold title="Corregir la respuesta" open={datos.respuesta !== undefined && !esDeEntrega}>
        <Escribir
          {...comun}
          clase={CORREGIR}
          titulo="Corregir"
          guia="La respuesta no cambia. La corrección queda debajo, con su fecha, y la persona la recibe igual."
          campo="Corrección"
          boton="Agregar corrección"
        />
      </Fold>
    </>
  );
}
