import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { EmptyState } from "~/components/EmptyState";
import { Field } from "~/components/Field";
import { Select } from "~/components/Select";
import { enlaceSuelto, pila, textoSuave } from "~/styles/layout.css";
import { Pantalla } from "../marco/Pantalla";
import { filtro } from "../marco/filas.css";
import { Fila } from "./Fila";
import * as css from "./agenda.css";
import type { loader } from "./agenda.server";

/** The day of all specialists: a list on a phone, and hours side by side on a wide window. */
export function Agenda() {
  const datos = useLoaderData<typeof loader>();
  const { titulo, feriado, cuantas, anterior, siguiente, hoy, filas, conEspecialista, editaHoras } = datos;
  const vacia = filas.every(({ tramos }) => tramos.length === 0);
  return (
    <Pantalla titulo="Agenda">
      <form method="get" action="/equipo/agenda" className={filtro}>
        <Field id="dia" name="dia" label="Día" type="date" defaultValue={datos.fecha} />
        {conEspecialista && (
          <Select
            id="especialidad"
            name="especialidad"
            label="Especialidad"
            empty="Todas"
            options={datos.especialidades}
            defaultValue={datos.especialidad}
          />
        )}
        <Button variant="secondary">Ver</Button>
      </form>
      <section aria-labelledby="dia-visto" className={pila.media}>
        <div className={css.cabeza}>
          <div>
            <h2 id="dia-visto">{titulo}</h2>
            <p className={textoSuave}>{cuantas === 1 ? "1 sesión" : `${cuantas} sesiones`}</p>
          </div>
          <nav aria-label="Días" className={css.dias}>
            <a href={anterior} className={enlaceSuelto}>
              Día anterior
            </a>
            {hoy !== null && (
              <a href={hoy} className={enlaceSuelto}>
                Hoy
              </a>
            )}
            <a href={siguiente} className={enlaceSuelto}>
              Día siguiente
            </a>
          </nav>
        </div>
        {feriado !== null && (
          <Alert kind="info">
            <p>Es feriado: {feriado}.</p>
          </Alert>
        )}
        {vacia && !conEspecialista ? (
          <EmptyState title="No hay sesiones este día" level={3} />
        ) : (
          <ul className={css.filas}>
            {filas.map((fila) => (
              <Fila key={fila.idEspecialista} {...fila} editaHoras={editaHoras} />
            ))}
          </ul>
        )}
      </section>
    </Pantalla>
  );
}
