import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Card } from "~/components/Card";
import { DataList } from "~/components/DataList";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Tag } from "~/components/Tag";
import { enlaceSuelto, pila } from "~/styles/layout.css";
import type { Respuesta } from "../aprobaciones/PedirAprobacion";
import { Pantalla } from "../marco/Pantalla";
import { BarraDeLugares } from "./BarraDeLugares";
import { CambiarLugares } from "./CambiarLugares";
import { CancelarFecha } from "./CancelarFecha";
import { HREF_DE_TALLERES } from "./direcciones";
import type { action, loader } from "./fecha.server";
import { CANCELAR, CUPOS, MARCAR } from "./intenciones";
import { QuienesVan } from "./QuienesVan";
import { SinLugar } from "./SinLugar";
import * as css from "./talleres.css";

interface ConRespuesta {
  respuesta: Respuesta;
}

/** True when the page still shows the form that was sent. */
const estaEnPantalla = (intencion: string | null, { seMarca, cupos, cancelacion }: Datos) =>
  (intencion === MARCAR && seMarca) ||
  (intencion === CUPOS && cupos !== null) ||
  (intencion === CANCELAR && cancelacion !== null);

/** Messages of a refused form that the page no longer shows. A cancelled date says it by itself. */
const alPerderse = ({ generales }: { generales: string[] }, { canceladaPor }: Datos): string[] =>
  generales.length > 0 || canceladaPor !== null ? generales : ["El taller cambió mientras escribías."];

/** One date of a workshop: its places, its people, and the acts that the member can do. */
export function Fecha() {
  const datos = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const { titulo, cuando, anfitrion, canceladaPor, hecho } = datos;
  const perdida =
    respuesta && !estaEnPantalla(respuesta.intencion, datos) ? alPerderse(respuesta, datos) : null;
  return (
    <Pantalla titulo={titulo} guia={anfitrion === null ? cuando : `${cuando} · ${anfitrion}`}>
      <a href={HREF_DE_TALLERES} className={enlaceSuelto}>
        Volver a Talleres
      </a>
      {hecho !== null && !respuesta && (
        <Alert kind="exito" role="status" focused>
          <p>{hecho}</p>
        </Alert>
      )}
      {perdida && <ErrorSummary errors={[]} general={perdida} title="No se hizo" />}
      {canceladaPor === null ? (
        <LugaresYPersonas respuesta={respuesta} {...datos} />
      ) : (
        // Takes the focus as the answer to a form that the cancellation overtook: a double press, or another tab.
        <Alert kind="info" title="Esta fecha está cancelada" focused={perdida?.length === 0}>
          <p>{canceladaPor}</p>
        </Alert>
      )}
    </Pantalla>
  );
}

type Datos = ReturnType<typeof useLoaderData<typeof loader>>;

function LugaresYPersonas({ etiqueta, cupos, cancelacion, respuesta, ...datos }: Datos & ConRespuesta) {
  const seCambia = cupos !== null || cancelacion !== null;
  return (
    <div className={seCambia ? css.columnas : pila.amplia}>
      <div className={pila.amplia}>
        <Card as="section" aria-label="Lugares" className={pila.media}>
          {etiqueta && (
            <p>
              <Tag tone={etiqueta.tono}>{etiqueta.texto}</Tag>
            </p>
          )}
          <BarraDeLugares porciento={datos.lleno} />
          <DataList entries={datos.numeros} />
        </Card>
        <QuienesVan asistentes={datos.asistentes} seMarca={datos.seMarca} respuesta={respuesta} />
        {datos.sinLugar.length > 0 && <SinLugar personas={datos.sinLugar} />}
      </div>
      {seCambia && (
        <div className={pila.amplia}>
          {cupos && <CambiarLugares {...cupos} respuesta={respuesta} />}
          {cancelacion && <CancelarFecha {...cancelacion} respuesta={respuesta} />}
        </div>
      )}
    </div>
  );
}
