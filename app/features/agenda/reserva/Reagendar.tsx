import { useActionData, useLoaderData } from "@remix-run/react";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
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
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>{datos.cambiaDeEspecialista ? "Cambia de especialista" : "Cambia el horario de tu sesión"}</h1>
        <p>
          Ahora es el {ahora.cuando}, con {ahora.especialista} ({ahora.detalle}).{" "}
          {!impedimento && loQueCuesta}
        </p>
      </header>
      {rechazo && (
        <Aviso tipo="error" role="alert" titulo={rechazo.mensaje}>
          {rechazo.cercanos.length > 0 && !vieja && (
            <Horas etiqueta="Horarios más cercanos" horas={rechazo.cercanos} conDia />
          )}
        </Aviso>
      )}
      {vieja ? (
        <>
          {!rechazo && (
            <Aviso tipo="advertencia" role="alert" titulo={RECHAZOS_DE_CAMBIO["cita-cambiada"].mensaje}>
              {datos.cancelada && "Ahora está cancelada."}
            </Aviso>
          )}
          {!datos.rechazo && <Boton href={datos.hrefDeAhora}>Continuar con la sesión de ahora</Boton>}
        </>
      ) : impedimento ? (
        <Aviso tipo="advertencia" titulo={datos.rechazo ? datos.texto : impedimento}>
          {datos.hrefParaCancelar && (
            <a href={datos.hrefParaCancelar} className={enlaceSuelto}>
              Ver qué pasa si cancelo
            </a>
          )}
        </Aviso>
      ) : (
        <ElegirHorario {...elegido} rechazado={Boolean(rechazo)} alElegir={<ConfirmarCambio {...datos} />} />
      )}
      {!vieja && !datos.rechazo && <OtrosEspecialistas otros={otros} />}
      <Boton href="/mi-zona-privada" variante="texto">
        Dejarla como está
      </Boton>
    </div>
  );
}
