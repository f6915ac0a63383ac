import { useLoaderData } from "@remix-run/react";
import type { ComponentProps } from "react";
import { Alert } from "~/components/Alert";
import { DataList } from "~/components/DataList";
import { Fold } from "~/components/Fold";
import { Tag } from "~/components/Tag";
import { enlaceSuelto, textoSuave } from "~/styles/layout.css";
import { lista } from "../marco/filas.css";
import { Pantalla } from "../marco/Pantalla";
import { Tabla } from "../marco/Tabla";
import { Parte } from "./Parte";
import * as css from "./maquina.css";
import type { loader } from "./maquina.server";

type Datos = ReturnType<typeof useLoaderData<typeof loader>>;

/** State of the service: what is wrong, and then each part as a summary. It shows nothing about a person. */
export function Maquina() {
  const datos = useLoaderData<typeof loader>();
  const { alDia, problemas, fallos, correos, esperan, servicio } = datos;
  const parte = (clase: string, titulo: string, { resumen }: { resumen: string }) => ({
    ...{ id: clase, titulo, resumen, mal: problemas.some((problema) => problema.clase === clase) },
  });
  return (
    <Pantalla titulo="Máquina" guia={`Así está el servicio: ${alDia}.`}>
      <Estado problemas={problemas} />
      <div className={css.partes}>
        <Parte {...parte("fallos", "Fallos", fallos)}>
          {fallos.filas.length === 0 ? (
            <p>Aquí aparece cada fallo con su código y su lugar.</p>
          ) : (
            <Tabla
              nombre="Fallos"
              columnas={["Código", "Dónde", "Hoy", "En 7 días", "Último"]}
              filas={fallos.filas}
            />
          )}
        </Parte>
        <Trabajos {...{ parte: parte("trabajos", "Trabajos", datos.trabajos), trabajos: datos.trabajos }} />
        <Parte {...parte("correos", "Correos", correos)}>
          <Tabla
            nombre="Correos"
            columnas={["Clase", "En cola", "Con fallos", "Dejados", "Enviados hoy", "En 7 días"]}
            filas={correos.filas}
          />
        </Parte>
        <Parte {...parte("respaldo", "Último respaldo", datos.respaldo)}>
          <Respaldo visto={datos.respaldo.visto} />
        </Parte>
        <Parte {...parte("puertos", "Otros sistemas", datos.puertos)}>
          <Puertos puertos={datos.puertos} />
        </Parte>
        <Parte {...parte("esperan", "En espera", esperan)}>
          <ul className={css.cifras}>
            {esperan.cifras.map(({ texto, cuantas }) => (
              <li key={texto} className={css.cifra}>
                <strong className={css.numero}>{cuantas}</strong>
                <span className={textoSuave}>{texto}</span>
              </li>
            ))}
          </ul>
        </Parte>
        <Parte {...parte("servicio", "Servicio", servicio)}>
          <DataList entries={servicio.datos} />
        </Parte>
      </div>
    </Pantalla>
  );
}

/** List of what is wrong now, each with the way to its part. */
const Estado = ({ problemas }: Pick<Datos, "problemas">) =>
  problemas.length === 0 ? (
    <Alert kind="exito" title="Todo bien" />
  ) : (
    <Alert
      kind="error"
      title={problemas.length === 1 ? "Una cosa está mal" : `${problemas.length} cosas están mal`}
    >
      <ul className={lista}>
        {problemas.map(({ clase, texto }) => (
          <li key={clase}>
            <a href={`#${clase}`} className={enlaceSuelto}>
              {texto}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );

const COLUMNAS_DE_TRABAJOS = ["Trabajo", "Última", "Próxima"];
const COLUMNAS_CON_FALLOS = [...COLUMNAS_DE_TRABAJOS, "Fallos", "En 7 días"];

interface PropsDeTrabajos extends Pick<Datos, "trabajos"> {
  parte: Omit<ComponentProps<typeof Parte>, "children">;
}

/** Jobs: those that failed, and the others folded. */
const Trabajos = ({ parte, trabajos: { guia, porMirar, otros } }: PropsDeTrabajos) => (
  <Parte {...parte}>
    {guia !== null && <p className={textoSuave}>{guia}</p>}
    {porMirar.length > 0 && (
      <Tabla nombre="Trabajos por mirar" columnas={COLUMNAS_CON_FALLOS} filas={porMirar} />
    )}
    {porMirar.length === 0 ? (
      <Tabla nombre="Trabajos" columnas={COLUMNAS_DE_TRABAJOS} filas={otros} />
    ) : (
      <Fold title={`Los demás trabajos: ${otros.length}`}>
        <Tabla nombre="Trabajos" columnas={COLUMNAS_DE_TRABAJOS} filas={otros} />
      </Fold>
    )}
  </Parte>
);

const Respaldo = ({ visto }: Pick<Datos["respaldo"], "visto">) =>
  visto === null ? (
    <p>La carpeta de datos no tiene ninguno. Los que se guardan en otra carpeta no se ven desde aquí.</p>
  ) : (
    <>
      <p className={css.enFila}>
        {visto.esViejo && <Tag tone="advertencia">Falta el de hoy</Tag>}
        <Tag tone={visto.estaBien ? "exito" : "advertencia"}>{visto.firma}</Tag>
      </p>
      <p>{visto.comprobado}.</p>
      <p className={textoSuave}>{visto.detalle}</p>
    </>
  );

const Puertos = ({ puertos: { filas } }: Pick<Datos, "puertos">) => (
  <>
    <p className={textoSuave}>Sus respuestas a este proceso desde que empezó.</p>
    <ul className={lista}>
      {filas.map(({ nombre, estado, bien, falla, detalle }) => (
        <li key={nombre} className={css.puerto}>
          <strong>{nombre}</strong>
          <span>
            <Tag tone={falla ? "advertencia" : bien ? "exito" : "neutral"}>{falla ? "Falla" : estado}</Tag>
          </span>
          <span className={textoSuave}>{detalle}</span>
        </li>
      ))}
    </ul>
  </>
);
