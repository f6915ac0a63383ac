import { useActionData, useLoaderData } from "@remix-run/react";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { Pasos } from "~/components/Pasos";
import { contenedorMedio, pagina, pila } from "~/styles/layout.css";
import { DiasCompletos } from "./DiasCompletos";
import { ElegirEspecialista } from "./ElegirEspecialista";
import { ElegirHorario, Horas } from "./ElegirHorario";
import { PASOS } from "./pasos";
import type { loader, action } from "./agendar-especialidad.server";

export function AgendarEspecialidad() {
  const { especialidad, especialistas, elegido, conBono } = useLoaderData<typeof loader>();
  const rechazo = useActionData<typeof action>();
  const paso = !elegido ? 2 : elegido.dia ? 4 : 3;
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <Pasos actual={paso} total={PASOS} nombre={["Especialista", "Día", "Hora"][paso - 2]} />
        <h1>
          {elegido ? `Tu sesión con ${elegido.nombre}` : `Elige a tu especialista en ${especialidad.name}`}
        </h1>
      </header>
      {rechazo && (
        <Aviso tipo="error" role="alert" titulo={rechazo.mensaje}>
          {rechazo.cercanos.length > 0 && (
            <Horas etiqueta="Horarios más cercanos" horas={rechazo.cercanos} conDia />
          )}
        </Aviso>
      )}
      {elegido ? (
        <>
          <ElegirHorario {...elegido} conBono={conBono} rechazado={Boolean(rechazo)} />
          <DiasCompletos {...elegido} />
        </>
      ) : (
        <ElegirEspecialista especialistas={especialistas} conBono={conBono} />
      )}
      {especialidad.slug === "psicologia" && <LineaDeCrisis />}
      <Boton href={elegido ? `/agendar/${especialidad.slug}` : "/agendar"} variante="texto">
        {elegido ? "Cambiar de especialista" : "Cambiar de especialidad"}
      </Boton>
    </div>
  );
}
