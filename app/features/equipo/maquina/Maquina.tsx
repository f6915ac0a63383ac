import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Card } from "~/components/Card";
import { DataList } from "~/components/DataList";
import { Tag } from "~/components/Tag";
import { pila, textoSuave } from "~/styles/layout.css";
import { Pantalla } from "../marco/Pantalla";
import { Tabla } from "./Tabla";
import * as css from "./maquina.css";
import type { loader } from "./maquina.server";

type Datos = ReturnType<typeof useLoaderData<typeof loader>>;

/** State of the service. It shows numbers and times, and nothing about a person. */
export function Maquina() {
  const datos = useLoaderData<typeof loader>();
  return (
    <Pantalla titulo="Máquina" guia={`Así está el servicio: ${datos.alDia}.`}>
      <div className={css.cabeza}>
        <Parte id="servicio" titulo="Servicio">
          <DataList entries={datos.servicio} />
        </Parte>
        <div className={pila.media}>
          <Respaldo {...datos} />
          <Parte id="esperan" titulo="En espera">
            <ul className={css.cifras}>
              {datos.esperan.map(({ texto, cuantas }) => (
                <li key={texto} className={css.cifra}>
                  <strong className={css.numero}>{cuantas}</strong>
                  <span className={textoSuave}>{texto}</span>
                </li>
              ))}
            </ul>
          </Parte>
        </div>
      </div>
      <Puertos {...datos} />
      <Parte
        id="correos"
        titulo="Correos"
        guia={datos.masAntiguo === null ? "Ninguno espera." : `El más antiguo espera ${datos.masAntiguo}.`}
      >
        <Tabla
          nombre="Correos"
          columnas={["Clase", "En cola", "Con fallos", "Dejados", "Enviados hoy", "En 7 días"]}
          filas={datos.correos.map((correo) => ({
            id: correo.texto,
            celdas: [
              correo.texto,
              ...[correo.enCola, correo.conFallos, correo.dejados, correo.enviadosHoy],
              correo.enviadosEnLaSemana,
            ],
          }))}
        />
      </Parte>
      <Parte id="fallos" titulo="Fallos" {...(datos.fallos.length === 0 && { guia: "Ninguno en 7 días." })}>
        {datos.fallos.length > 0 && (
          <Tabla
            nombre="Fallos"
            columnas={["Código", "Dónde", "Hoy", "En 7 días", "Último"]}
            filas={datos.fallos.map(({ codigo, lugar, hoy, enLaSemana, ultimo }) => ({
              id: `${codigo} ${lugar}`,
              celdas: [codigo, lugar, hoy, enLaSemana, ultimo],
            }))}
          />
        )}
      </Parte>
      <Trabajos {...datos} />
    </Pantalla>
  );
}

interface PropsDeParte {
  id: string;
  titulo: string;
  guia?: ReactNode;
  children: ReactNode;
}

const Parte = ({ id, titulo, guia, children }: PropsDeParte) => (
  <Card as="section" aria-labelledby={id} className={pila.media}>
    <h2 id={id}>{titulo}</h2>
    {guia != null && <p className={textoSuave}>{guia}</p>}
    {children}
  </Card>
);

const Respaldo = ({ respaldo }: Pick<Datos, "respaldo">) => (
  <Parte id="respaldo" titulo="Último respaldo">
    {respaldo === null ? (
      <p>
        <Tag tone="advertencia">No hay</Tag> La carpeta de datos no tiene ninguno. Los que se guardan en otra
        carpeta no se ven desde aquí.
      </p>
    ) : (
      <>
        <p className={css.enFila}>
          <strong className={css.numero}>{respaldo.cuando}</strong>
          {respaldo.esViejo && <Tag tone="advertencia">Falta el de hoy</Tag>}
          <Tag tone={respaldo.estaBien ? "exito" : "advertencia"}>{respaldo.firma}</Tag>
        </p>
        <p>{respaldo.comprobado}.</p>
        <p className={textoSuave}>{respaldo.detalle}</p>
      </>
    )}
  </Parte>
);

const Puertos = ({ puertos }: Pick<Datos, "puertos">) => (
  <Parte id="puertos" titulo="Otros sistemas" guia="Sus respuestas a este proceso desde que empezó.">
    <ul className={css.puertos}>
      {puertos.map(({ nombre, estado, seLlama, buena, fallo, falla }) => (
        <li key={nombre} className={css.puerto}>
          <strong>{nombre}</strong>
          <span>
            <Tag tone={falla ? "advertencia" : buena ? "exito" : "neutral"}>{falla ? "Falla" : estado}</Tag>
          </span>
          <span className={textoSuave}>
            {[
              buena ? `Respondió ${buena}` : seLlama ? "Todavía sin respuesta" : null,
              fallo && `Falló ${fallo}`,
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </li>
      ))}
    </ul>
  </Parte>
);

const Trabajos = ({ haceTrabajos, trabajos }: Pick<Datos, "haceTrabajos" | "trabajos">) => (
  <Parte
    id="trabajos"
    titulo="Trabajos"
    {...(!haceTrabajos && { guia: "Este proceso no hace trabajos: los hace otro, con RUN_JOBS=true." })}
  >
    <Tabla
      nombre="Trabajos"
      columnas={["Trabajo", "Última vez", "Siguiente", "Fallos", "En 7 días"]}
      filas={trabajos.map(({ nombre, ultima, siguiente, enCurso, malas, fallosEnLaSemana }) => ({
        id: nombre,
        celdas: [nombre, ultima, enCurso ? "en curso" : (siguiente ?? "—"), malas, fallosEnLaSemana],
      }))}
    />
  </Parte>
);
