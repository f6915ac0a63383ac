import { AyudaSiFalla } from "~/shell/compra/AyudaSiFalla";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { RECHAZOS_DE_CAMBIO } from "~/domain/agenda/citas/cambios";
import { DIRECCION_DE_MI_AGENDA } from "~/domain/shared/navegacion/destino";
import { contenedorMedio, enlaceSuelto, fila, pagina, pila } from "~/styles/layout.css";
import { Apartados } from "./Apartados";
import { ConfirmarCambio, OtrosEspecialistas } from "./Cambio";
import { ElegirHorario, Horas } from "./ElegirHorario";
import type { DatosDeReagendar, loader, action } from "./reagendar.server";

export const CITA_CANCELADA = "Esta sesión está cancelada";

/** Notice that a cancelled session cannot be changed any more, with other ways to go on. */
function YaCancelada({
  ahora,
  hrefParaAgendar,
  esDePsicologia,
}: Pick<DatosDeReagendar, "ahora" | "hrefParaAgendar" | "esDePsicologia">) {
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>{CITA_CANCELADA}</h1>
        <p>
          Era el {ahora.cuando}, con {ahora.especialista}. Ya no se puede cambiar.
        </p>
      </header>
      {esDePsicologia && <LineaDeCrisis llamar />}
      <div className={fila.corta}>
        <Button href={hrefParaAgendar}>Agendar otra sesión</Button>
        <Button href={DIRECCION_DE_MI_AGENDA} variant="secondary">
          Ver mi agenda
        </Button>
      </div>
    </div>
  );
}

/** Text with a small first letter, to stand after a comma. */
const enMedio = (texto: string) => texto.charAt(0).toLowerCase() + texto.slice(1);

export function Reagendar() {
  const datos = useLoaderData<typeof loader>();
  const rechazo = useActionData<typeof action>();
  const { vieja, ahora, elegido, otros } = datos;
  // The price holds for the chosen specialist: a change is not free with every specialist.
  const costoEnPalabras =
    datos.diferencia.centimos === 0
      ? datos.texto
      : `Con ${elegido.nombre} (${elegido.detalle}), ${enMedio(datos.diferencia.texto)} ${datos.plazo}`;
  if (datos.cancelada) return <YaCancelada {...datos} />;
  const impedimento = datos.rechazo ?? datos.rechazoDelEspecialista;
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>{datos.cambiaDeEspecialista ? "Cambia de especialista" : "Cambia el horario de tu sesión"}</h1>
        <p>
          Ahora es el {ahora.cuando}, con {ahora.especialista} ({ahora.detalle}).{" "}
          {!impedimento && costoEnPalabras}
        </p>
      </header>
      {rechazo && (
        <Alert kind="error" role="alert" focused title={rechazo.mensaje}>
          {rechazo.cercanos.length > 0 && !vieja && (
            <Horas etiqueta="Horarios más cercanos" horas={rechazo.cercanos} con={elegido.nombre} />
          )}
          <Apartados apartados={rechazo.apartados} />
        </Alert>
      )}
      <AyudaSiFalla />
      {vieja ? (
        <>
          {!rechazo && (
            <Alert kind="advertencia" role="alert" title={RECHAZOS_DE_CAMBIO["cita-cambiada"].mensaje} />
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
