import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Card } from "~/components/Card";
import { DataList } from "~/components/DataList";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Tag } from "~/components/Tag";
import { enlaceSuelto, pila } from "~/styles/layout.css";
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

/** One date of a workshop: its places, its people, and the acts that the member can do. */
export function Fecha() {
  const datos = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const { titulo, cuando, anfitrion, canceladaPor, etiqueta, hecho, cupos, cancelacion } = datos;
  const formularios = [
    ...(datos.seMarca ? [MARCAR] : []),
    ...(cupos ? [CUPOS] : []),
    ...(cancelacion ? [CANCELAR] : []),
  ];
  const perdida = respuesta && !formularios.includes(respuesta.intencion ?? "") ? respuesta : null;
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
      {perdida && <ErrorSummary errors={[]} general={perdida.generales} title="No se hizo" />}
      {canceladaPor !== null && (
        // The answer to a form that the cancellation overtook: a double press, or another tab.
        <Alert kind="info" title="Esta fecha está cancelada" focused={perdida?.generales.length === 0}>
          <p>{canceladaPor}</p>
        </Alert>
      )}
      <div className={css.columnas}>
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
        <div className={pila.amplia}>
          {cupos && <CambiarLugares {...cupos} respuesta={respuesta} />}
          {cancelacion && <CancelarFecha {...cancelacion} respuesta={respuesta} />}
        </div>
      </div>
    </Pantalla>
  );
}
