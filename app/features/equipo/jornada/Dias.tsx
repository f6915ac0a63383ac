import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { EmptyState } from "~/components/EmptyState";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { Tag } from "~/components/Tag";
import { pila } from "~/styles/layout.css";
import { Pantalla } from "../marco/Pantalla";
import { ConfirmarCierre } from "./ConfirmarCierre";
import { ElegirDias } from "./ElegirDias";
import { Volver } from "./Volver";
import type { action, loader } from "./dias.server";
import { ABRIR } from "./intenciones";
import * as css from "./jornada.css";

export function Dias() {
  const { envio, porCerrar, hoy, hecho, tramos, href, ajeno } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  return (
    <Pantalla
      titulo={ajeno === null ? "Días libres" : `Días libres de ${ajeno}`}
      guia={`Vacaciones, feriados o unas horas en las que no ${ajeno === null ? "atiendes" : "atiende"}.`}
    >
      {hecho !== null && !respuesta && (
        <Alert kind="exito" role="status" focused>
          <p>{hecho}</p>
        </Alert>
      )}
      {respuesta && <ErrorSummary errors={[]} general={[respuesta.mensaje]} title="No se hizo" />}
      {porCerrar ? (
        <ConfirmarCierre {...porCerrar} href={href} />
      ) : (
        <ElegirDias {...{ href, hoy }} envio={envio ?? undefined} />
      )}
      <section aria-labelledby="proximos" className={pila.media}>
        <h2 id="proximos">Próximos cambios</h2>
        {tramos.length === 0 ? (
          <EmptyState
            title={`Ninguno: ${ajeno === null ? "atiendes en tus" : "atiende en sus"} horas de siempre`}
            level={3}
          />
        ) : (
          <Card>
            <ul className={css.sesiones}>
              {tramos.map(({ texto, abierto, comienzos }) => (
                <li key={comienzos} className={css.sesion}>
                  <span>{texto}</span>
                  <Tag>{abierto ? "Abierto de más" : "Cerrado"}</Tag>
                  <Form action={href}>
                    <input type="hidden" name="comienzos" value={comienzos} />
                    <Button
                      variant="secondary"
                      name="intencion"
                      value={ABRIR}
                      aria-label={`Quitar: ${texto}`}
                    >
                      Quitar
                    </Button>
                  </Form>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </section>
      <p>
        <Volver aAgenda={ajeno !== null} />
      </p>
    </Pantalla>
  );
}
