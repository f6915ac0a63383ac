import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { EmptyState } from "~/components/EmptyState";
import { FilterLinks } from "~/components/FilterLinks";
import { Tag } from "~/components/Tag";
import { fila, textoSuave } from "~/styles/layout.css";
import { OtrasPaginas } from "../marco/OtrasPaginas";
import { Pantalla } from "../marco/Pantalla";
import * as filas from "../marco/filas.css";
import * as css from "./derechos.css";
import type { loader } from "./derechos.server";
import { BRECHAS, NUEVA } from "./direcciones";
import { ETIQUETAS } from "./plazo";

/** Requests of people about their data, the first due first. Names stand only in the request. */
export function Derechos() {
  const { hecho, filtro, filtros, solicitudes, faltan, siguiente, primera, desdeElInicio } =
    useLoaderData<typeof loader>();
  return (
    <Pantalla titulo="Derechos" guia="Solicitudes sobre datos personales. La que vence antes va primero.">
      {hecho !== null && (
        <Alert kind="exito" role="status" focused>
          <p>{hecho}</p>
        </Alert>
      )}
      <div className={fila.media}>
        <Button href={NUEVA}>Registrar solicitud</Button>
        <Button href={BRECHAS} variant="secondary">
          Brechas
        </Button>
      </div>
      <FilterLinks name="Estado" options={filtros} />
      {solicitudes.length === 0 ? (
        <EmptyState title={filtro === "vencidas" ? "Ninguna está vencida" : "No hay solicitudes aquí"}>
          <p>Cuando llegue una, aparecerá con el día en que vence.</p>
        </EmptyState>
      ) : (
        <ul className={filas.lista}>
          {solicitudes.map(({ idSolicitud, clase, quien, estado, plazo, href }) => (
            <li key={idSolicitud} className={css.linea}>
              <a href={href} className={css.clase}>
                {clase}
              </a>
              <span className={textoSuave}>{quien}</span>
              <span>{plazo}</span>
              <span>
                <Tag tone={ETIQUETAS[estado].tono}>{ETIQUETAS[estado].texto}</Tag>
              </span>
            </li>
          ))}
        </ul>
      )}
      {faltan > 0 && <p>Hay {faltan} más. Aparecen cuando cierres las primeras.</p>}
      <OtrasPaginas {...{ primera, desdeElInicio, siguiente }} />
    </Pantalla>
  );
}
