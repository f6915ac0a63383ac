import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { RECHAZOS_DE_CAMBIO } from "~/domain/agenda/citas/cambios";
import { contenedorMedio, enlaceSuelto, pagina, pila } from "~/styles/layout.css";
import { ConfirmarCambio, OtrosEspecialistas } from "./Cambio";
import { ElegirHorario, Horas } from "./ElegirHorario";
import type { loader, action } from "./reagendar.server";

/** A sentence that goes on after a comma. */
const enMedio = (texto: string) => texto.charAt(0).toLowerCase() + texto.slice(1);

export function Reagendar() {
  const datos = useLoaderData<typeof loader>();
  const rechazo = useActionData<typeof action>();
  const { vieja, ahora, elegido, otros } = datos;
  // Of the one who was chosen: it is not free with everybody.
  const loQueCuesta =
    datos.diferencia.centimos === 0
      ? datos.texto
      : `Con ${elegido.nombre} (${elegido.detalle}), ${enMedio(datos.diferencia.texto)} ${datos.plazo}`;
  const impedimento = datos.rechazo ?? datos.rechazoDelEspecialista;
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>{datos.cambiaDeEspecialista ? "Cambia de especialista" : "Cambia el horario de tu sesión"}</h1>
        <p>
          Ahora es el {ahora.cuando}, con {ahora.especialista} ({ahora.detalle}).{" "}
          {!impedimento && loQueCuesta}
        </p>
      </header>
      {rechazo && (
        <Alert kind="error" role="alert" title={rechazo.mensaje}>
          {rechazo.cercanos.length > 0 && !vieja && (
            <Horas etiqueta="Horarios más cercanos" horas={rechazo.cercanos} conDia />
          )}
        </Alert>
      )}
      {vieja ? (
        <>
          {!rechazo && (
            <Alert kind="advertencia" role="alert" title={RECHAZOS_DE_CAMBIO["cita-cambiada"].mensaje}>
              {datos.cancelada && "Ahora está cancelada."}
            </Alert>
          )}
          {!datos.rechazo && <Button href={datos.hrefDeAhora}>Continuar con la sesión de ahora</Button>}
        </>
      ) : impedimento ? (
        <Alert kind="advertencia" title={datos.rechazo ? datos.texto : impedimento}>
          {datos.hrefParaCancelar && (
            <a href={datos.hrefParaCancelar} className={enlaceSuelto}>
              Ver qué pasa si cancelo
            </a>
          )}
        </Alert>
      ) : (
        <ElegirHorario {...elegido} rechazado={Boolean(rechazo)} alElegir={<ConfirmarCambio {...datos} />} />
      )}
      {!vieja && !datos.rechazo && <OtrosEspecialistas otros={otros} />}
      {datos.esDePsicologia && <LineaDeCrisis llamar />}
      <Button href="/mi-zona-privada" variant="text">
        Dejarla como está
      </Button>
    </div>
  );
}
