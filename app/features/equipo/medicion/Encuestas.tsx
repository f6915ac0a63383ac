import { useLoaderData } from "@remix-run/react";
import { Card } from "~/components/Card";
import { EmptyState } from "~/components/EmptyState";
import { FilterLinks } from "~/components/FilterLinks";
import { MINIMO_A_LA_VISTA } from "~/domain/shared/minimo";
import { pila, textoSuave } from "~/styles/layout.css";
import { Tabla } from "../marco/Tabla";
import { Barra, EscalaDeNps, Extremos } from "./dibujos";
import * as css from "./medicion.css";
import { PantallaDeMedicion } from "./PantallaDeMedicion";
import type { loader } from "./encuestas.server";

/** Results of a survey: counts, and the NPS with its interval. Nobody's answer and no written text is here. */
export function Encuestas() {
  const { partes, encuestas, hasta, versiones } = useLoaderData<typeof loader>();
  return (
    <PantallaDeMedicion titulo="Encuestas" guia={`Respuestas hasta el ${hasta}.`} partes={partes}>
      {encuestas.length > 1 && <FilterLinks name="Encuesta" options={encuestas} />}
      {versiones.length === 0 && (
        <EmptyState title="Todavía no hay respuestas">
          <p>Se suman cada semana, cuando termina el domingo.</p>
        </EmptyState>
      )}
      {versiones.map(({ version, nombre, respuestas, preguntas }) => (
        <section key={version} aria-label={nombre} className={pila.media}>
          {versiones.length > 1 && <p className={textoSuave}>{nombre}</p>}
          {preguntas.length === 0 && <p>Respuestas: {respuestas}.</p>}
          {preguntas.map((pregunta) => (
            <Pregunta key={pregunta.cod} {...pregunta} />
          ))}
        </section>
      ))}
    </PantallaDeMedicion>
  );
}

type DatosDePregunta = ReturnType<
  typeof useLoaderData<typeof loader>
>["versiones"][number]["preguntas"][number];

function Pregunta({ cod, pregunta, respuestas, conNps, nps, hayOcultas, veces }: DatosDePregunta) {
  return (
    <Card as="section" aria-labelledby={`pregunta-${cod}`} className={css.dibujoYTabla}>
      <div className={pila.media}>
        <h2 id={`pregunta-${cod}`} className={css.numeroChico}>
          {pregunta}
        </h2>
        {nps && (
          <div>
            <p className={css.enFila}>
              <span>
                NPS: <strong className={css.numeroGrande}>{nps.puntaje}</strong>
              </span>
              <span className={textoSuave}>
                Entre {nps.desde} y {nps.hasta}, con 95 % de confianza
              </span>
            </p>
            <EscalaDeNps {...nps} />
            <Extremos nombres={["-100", "0", "100"]} />
          </div>
        )}
        {conNps && !nps && (
          <p className={textoSuave}>
            El NPS se dice cuando cada grupo tiene {MINIMO_A_LA_VISTA} respuestas o más.
          </p>
        )}
        {veces.length > 0 && (
          <ul className={css.pasos}>
            {veces.map(({ respuesta, parte }) => (
              <li key={respuesta}>
                {respuesta}
                <Barra parte={parte} />
              </li>
            ))}
          </ul>
        )}
        <p className={textoSuave}>
          Respuestas: {respuestas}.
          {hayOcultas && ` No se muestran las de menos de ${MINIMO_A_LA_VISTA}, ni la que diría cuántas son.`}
        </p>
      </div>
      {veces.length > 0 && (
        <Tabla
          nombre={pregunta}
          columnas={["Respuesta", "Veces"]}
          filas={veces.map(({ respuesta, texto }) => ({ id: respuesta, celdas: [respuesta, texto] }))}
        />
      )}
    </Card>
  );
}
