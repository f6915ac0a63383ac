import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { EmptyState } from "~/components/EmptyState";
import { ErrorSummary } from "~/components/ErrorSummary";
import { fila, pila } from "~/styles/layout.css";
import { Pantalla } from "../marco/Pantalla";
import type { action, loader } from "./miAgenda.server";
import { Sesion } from "./Sesion";

export function MiAgenda() {
  const { hecho, unida, dias } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  return (
    <Pantalla titulo="Mi agenda" guia="Hoy y los siete días que siguen. Horas de Perú.">
      {hecho !== null && !respuesta && (
        <Alert kind="exito" role="status" focused>
          <p>{hecho}</p>
        </Alert>
      )}
      {respuesta && <ErrorSummary errors={[]} general={[respuesta.mensaje]} title="No se hizo" />}
      {unida && (
        <nav aria-label="Tu jornada" className={fila.corta}>
          {DE_LA_JORNADA.map(([href, texto]) => (
            <Button key={href} href={`/equipo/mi-agenda/${href}`} variant="secondary">
              {texto}
            </Button>
          ))}
        </nav>
      )}
      {dias.length === 0 && <SinSesiones unida={unida} />}
      {dias.map(({ fecha, titulo, sesiones }) => (
        <section key={fecha} aria-labelledby={`dia-${fecha}`} className={pila.media}>
          <h2 id={`dia-${fecha}`}>{titulo}</h2>
          <ul className={pila.media}>
            {sesiones.map((sesion) => (
              <Sesion key={sesion.idCita} {...sesion} />
            ))}
          </ul>
        </section>
      ))}
    </Pantalla>
  );
}

/** Pages of the specialist's hours, by the end of their addresses. */
const DE_LA_JORNADA = [
  ["horas", "Mis horas"],
  ["dias", "Días libres"],
  ["calendario", "Mi calendario"],
] as const;

const SinSesiones = ({ unida }: { unida: boolean }) =>
  unida ? (
    <EmptyState title="No tienes sesiones estos días">
      <p>Te escribimos cuando alguien reserve contigo.</p>
    </EmptyState>
  ) : (
    <EmptyState title="Tu cuenta no tiene agenda todavía">
      <p>Pide a Sistemas que la una a tu nombre de especialista.</p>
    </EmptyState>
  );
