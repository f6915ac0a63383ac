import { useLoaderData } from "@remix-run/react";
import { EmptyState } from "~/components/EmptyState";
import { Tag } from "~/components/Tag";
import { classNames } from "~/components/classNames";
import { pila, textoChico, textoSuave } from "~/styles/layout.css";
import * as css from "./medicion.css";
import { PantallaDeMedicion } from "./PantallaDeMedicion";
import type { loader } from "./sorteos.server";

/** Draws, challenges and rounds: their state, how many people are in them, and their end. */
export function Sorteos() {
  const { partes, clases } = useLoaderData<typeof loader>();
  return (
    <PantallaDeMedicion titulo="Sorteos" partes={partes}>
      {clases.every(({ sorteos }) => sorteos.length === 0) && <EmptyState title="No hay sorteos ni retos" />}
      {clases.map(
        ({ id, titulo, sorteos }) =>
          sorteos.length > 0 && (
            <section key={id} aria-labelledby={id} className={pila.corta}>
              <h2 id={id}>{titulo}</h2>
              <ul className={css.lista}>
                {sorteos.map((sorteo) => (
                  <Sorteo key={sorteo.id} {...sorteo} />
                ))}
              </ul>
            </section>
          ),
      )}
    </PantallaDeMedicion>
  );
}

type DatosDeSorteo = ReturnType<typeof useLoaderData<typeof loader>>["clases"][number]["sorteos"][number];

const Sorteo = ({ titulo, premio, participan, quedan, dias, estado }: DatosDeSorteo) => (
  <li className={css.deLista}>
    <div>
      <h3>{titulo}</h3>
      <p className={classNames(textoChico, textoSuave)}>{premio}</p>
    </div>
    <p className={css.aLoAncho}>
      Participan: <strong className={css.numero}>{participan}</strong>
      {quedan !== null && `. Quedan premios: ${quedan}`}
    </p>
    <p className={classNames(css.aLoAncho, textoChico, textoSuave)}>{dias}</p>
    <span className={css.estado}>
      <Tag tone={estado.tono}>{estado.texto}</Tag>
    </span>
  </li>
);
