import { useLoaderData } from "@remix-run/react";
import { EmptyState } from "~/components/EmptyState";
import { FilterLinks } from "~/components/FilterLinks";
import { Tag } from "~/components/Tag";
import { fila } from "~/styles/layout.css";
import { OtrasPaginas } from "../marco/OtrasPaginas";
import { Pantalla } from "../marco/Pantalla";
import * as filas from "../marco/filas.css";
import * as css from "./reclamos.css";
import type { loader } from "./reclamos.server";

/** Sheets of the complaints book, the first due first. Names stand only in the sheet. */
export function Reclamos() {
  const { filtro, filtros, hojas, faltan, siguiente, primera, desdeElInicio } =
    useLoaderData<typeof loader>();
  return (
    <Pantalla titulo="Reclamos" guia="Lo que vence antes va primero.">
      <FilterLinks name="Estado" options={filtros} />
      {hojas.length === 0 ? (
        <EmptyState title={filtro === "vencidos" ? "Ninguno está vencido" : "No hay reclamos aquí"}>
          <p>Cuando llegue uno, aparecerá con el día en que vence.</p>
        </EmptyState>
      ) : (
        <ul className={filas.lista}>
          {hojas.map((hoja) => (
            <Linea key={hoja.numero} {...hoja} />
          ))}
        </ul>
      )}
      {faltan > 0 && <p>Hay {faltan} más. Aparecen cuando respondas los primeros.</p>}
      <OtrasPaginas {...{ primera, desdeElInicio, siguiente }} mas="Ver más antiguos" />
    </Pantalla>
  );
}

type DatosDeLinea = ReturnType<typeof useLoaderData<typeof loader>>["hojas"][number];

function Linea({ numero, tipo, etiqueta, plazo, porCarta, href }: DatosDeLinea) {
  return (
    <li className={css.linea}>
      <a href={href} className={css.numero}>
        {tipo} Nº {numero}
      </a>
      <span>{plazo}</span>
      <span className={fila.corta}>
        <Tag tone={etiqueta.tono}>{etiqueta.texto}</Tag>
        {porCarta && <Tag>Por carta</Tag>}
      </span>
    </li>
  );
}
