import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { EmptyState } from "~/components/EmptyState";
import { Field } from "~/components/Field";
import { Tag } from "~/components/Tag";
import { enlaceSuelto, pila, textoChico, textoSuave } from "~/styles/layout.css";
import { Pantalla } from "../marco/Pantalla";
import * as filas from "../marco/filas.css";
import { BarraDeLugares } from "./BarraDeLugares";
import { HREF_DE_TALLERES } from "./direcciones";
import * as css from "./talleres.css";
import type { loader } from "./talleres.server";

/** Dates of workshops of seven days, with their places, waiting line and attendance. */
export function Talleres() {
  const { desde, anterior, siguiente, hoy, dias, sinUnion } = useLoaderData<typeof loader>();
  return (
    <Pantalla titulo="Talleres">
      {sinUnion !== null && (
        <Alert kind="info">
          <p>{sinUnion}</p>
        </Alert>
      )}
      <form method="get" action={HREF_DE_TALLERES} className={filas.filtro}>
        <Field id="dia" name="dia" label="Desde" type="date" defaultValue={desde} />
        <Button variant="secondary">Ver</Button>
      </form>
      <nav aria-label="Semanas" className={css.semanas}>
        <a href={anterior} className={enlaceSuelto}>
          7 días antes
        </a>
        {hoy !== null && (
          <a href={hoy} className={enlaceSuelto}>
            Hoy
          </a>
        )}
        <a href={siguiente} className={enlaceSuelto}>
          7 días después
        </a>
      </nav>
      {dias.length === 0 && sinUnion === null && <EmptyState title="No hay talleres en estos 7 días" />}
      {dias.map(({ dia, titulo, fechas }) => (
        <section key={dia} aria-labelledby={`dia-${dia}`} className={pila.corta}>
          <h2 id={`dia-${dia}`}>{titulo}</h2>
          <ul className={filas.lista}>
            {fechas.map((fecha) => (
              <Fecha key={fecha.href} {...fecha} />
            ))}
          </ul>
        </section>
      ))}
    </Pantalla>
  );
}

type DatosDeFecha = ReturnType<typeof useLoaderData<typeof loader>>["dias"][number]["fechas"][number];

function Fecha({
  href,
  titulo,
  anfitrion,
  lugares,
  lleno,
  esperan,
  asistieron,
  etiqueta,
  ...horas
}: DatosDeFecha) {
  return (
    <li className={css.fecha}>
      <span className={css.hora}>
        {horas.hora}–{horas.hasta}
      </span>
      <div>
        <a href={href} className={css.titulo}>
          {titulo}
        </a>
        {anfitrion !== null && <p className={classNames(textoChico, textoSuave)}>{anfitrion}</p>}
      </div>
      <div className={css.lugares}>
        <BarraDeLugares porciento={lleno} />
        <span>{lugares}</span>
        {esperan > 0 && <span className={textoChico}>{esperan} en espera</span>}
        {asistieron !== null && <span className={textoChico}>Asistieron {asistieron}</span>}
      </div>
      <span>{etiqueta && <Tag tone={etiqueta.tono}>{etiqueta.texto}</Tag>}</span>
    </li>
  );
}
