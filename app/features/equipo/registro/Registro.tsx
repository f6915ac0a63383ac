import { useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { EmptyState } from "~/components/EmptyState";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Select } from "~/components/Select";
import { enlaceSuelto } from "~/styles/layout.css";
import { CampoDeCodigo } from "../marco/CampoDeCodigo";
import { OtrasPaginas } from "../marco/OtrasPaginas";
import { Pantalla } from "../marco/Pantalla";
import * as filas from "../marco/filas.css";
import * as css from "./registro.css";
import type { loader } from "./registro.server";

export function Registro() {
  const {
    exporte,
    cuenta,
    sinExporte,
    pideCodigo,
    guia,
    accion,
    acciones,
    filtrado,
    lineas,
    siguiente,
    primera,
    desdeElInicio,
  } = useLoaderData<typeof loader>();
  return (
    <Pantalla titulo="Registro" guia={guia}>
      <form method="get" action="/equipo/registro" className={filas.filtro}>
        <Select
          id="accion"
          name="accion"
          label="Qué pasó"
          empty="Todo"
          options={acciones}
          defaultValue={accion}
        />
        <Button variant="secondary">Filtrar</Button>
        {filtrado && (
          <a href="/equipo/registro" className={enlaceSuelto}>
            Quitar filtros
          </a>
        )}
      </form>
      {lineas.length === 0 ? (
        <EmptyState title="No hay líneas">
          <p>{filtrado ? "Prueba con menos filtros." : "Aparecen cuando alguien del equipo hace algo."}</p>
        </EmptyState>
      ) : (
        <ol className={filas.lista}>
          {lineas.map((linea) => (
            <Linea key={linea.id} {...linea} />
          ))}
        </ol>
      )}
      {sinExporte !== null && <ErrorSummary errors={[]} general={[sinExporte]} title="No se exportó" />}
      {exporte && exporte.cuantas > 0 && (
        <form method="post" action="/equipo/registro/exportar" className={filas.filtro}>
          <input type="hidden" name="accion" value={accion} />
          <input type="hidden" name="cuenta" value={cuenta} />
          {pideCodigo && <CampoDeCodigo de="exportar" />}
          <p>
            {exporte.hayMas
              ? `Hay más de ${exporte.cuantas} líneas: el archivo lleva las ${exporte.cuantas} más nuevas.`
              : `El archivo lleva ${exporte.cuantas} ${exporte.cuantas === 1 ? "línea" : "líneas"}.`}
          </p>
          <Button variant="secondary">Exportar</Button>
        </form>
      )}
      <OtrasPaginas {...{ primera, desdeElInicio, siguiente }} />
    </Pantalla>
  );
}

type DatosDeLinea = ReturnType<typeof useLoaderData<typeof loader>>["lineas"][number];

function Linea({ cuando, que, actor, suyas, roles, objeto, motivo, dinero, red }: DatosDeLinea) {
  return (
    <li className={css.linea}>
      <p className={filas.cuando}>{cuando}</p>
      <div>
        <p className={css.que}>{que}</p>
        {motivo !== null && <p>{motivo}</p>}
        {dinero !== null && <p>Dinero: {dinero}</p>}
        {objeto !== "" && <p className={css.detalle}>{objeto}</p>}
      </div>
      <div>
        <p>
          {suyas === null ? (
            actor
          ) : (
            <a href={suyas} className={css.actor}>
              {actor}
            </a>
          )}
        </p>
        <p className={css.detalle}>{[roles, red].filter(Boolean).join(" · ")}</p>
      </div>
    </li>
  );
}
