import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { EmptyState } from "~/components/EmptyState";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { Tag } from "~/components/Tag";
import { pila, rejilla, textoSuave } from "~/styles/layout.css";
import { CampoDeCodigo } from "../marco/CampoDeCodigo";
import { Pantalla } from "../marco/Pantalla";
import { DeTurno } from "../marco/DeTurno";
import * as filas from "../marco/filas.css";
import { AlertaAbierta } from "./AlertaAbierta";
import * as css from "./guardia.css";
import type { action, loader } from "./guardia.server";
import { TOMAR } from "./intenciones";

type Datos = ReturnType<typeof useLoaderData<typeof loader>>;

export function Guardia() {
  const datos = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const { actua, pideCodigo, hecho, abierta, nuevas, tomadas, cerradas, cuantasNuevas } = datos;
  return (
    <Pantalla titulo="Guardia" guia={datos.deTurno && <DeTurno {...datos.deTurno} />}>
      {hecho !== null && !respuesta && (
        <Alert kind="exito" role="status" focused>
          <p>{hecho}</p>
        </Alert>
      )}
      {respuesta && <ErrorSummary errors={[]} general={[respuesta.mensaje]} title="No se hizo" />}
      {datos.delCorreo !== null && (
        <Alert>
          <p>{datos.delCorreo}</p>
        </Alert>
      )}
      {abierta && <AlertaAbierta {...{ abierta, pideCodigo }} desenlaces={datos.desenlaces} />}
      {(abierta === null || nuevas.length > 0) && (
        <section aria-labelledby="nuevas" className={pila.media}>
          <h2 id="nuevas">Por tomar{cuantasNuevas > 0 && ` (${cuantasNuevas})`}</h2>
          {nuevas.length === 0 ? (
            <EmptyState title="Ninguna alerta espera" level={3}>
              <p>Cuando llegue una, va un correo en el momento a quien está de turno.</p>
            </EmptyState>
          ) : (
            <ul className={rejilla.media}>
              {nuevas.map((alerta) => (
                <Nueva key={alerta.idAlerta} {...{ alerta, actua, pideCodigo }} vida={datos.vidaEnMinutos} />
              ))}
            </ul>
          )}
        </section>
      )}
      {tomadas.length > 0 && (
        <section aria-labelledby="tomadas" className={pila.media}>
          <h2 id="tomadas">Tomadas</h2>
          <ul className={filas.lista}>
            {tomadas.map((alerta) => (
              <Tomada key={alerta.idAlerta} {...alerta} />
            ))}
          </ul>
        </section>
      )}
      {cerradas.length > 0 && (
        <section aria-labelledby="cerradas" className={pila.media}>
          <h2 id="cerradas">Cerradas en los últimos días</h2>
          <ul className={filas.lista}>
            {cerradas.map(({ idAlerta, dia, quien, desenlace }) => (
              <li key={idAlerta} className={css.linea}>
                <span className={textoSuave}>{dia}</span>
                <strong>{desenlace}</strong>
                <span className={textoSuave}>{quien}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Pantalla>
  );
}

interface PropsDeNueva {
  alerta: Datos["nuevas"][number];
  actua: boolean;
  pideCodigo: boolean;
  vida: number;
}

/** An alert that nobody holds, with the button that takes it. */
function Nueva({ alerta, actua, pideCodigo, vida }: PropsDeNueva) {
  const { idAlerta, desde, espera, veces, quedoLibre, esDelCorreo } = alerta;
  return (
    <Card as="li" className={css.alerta}>
      <div className={pila.junta}>
        <p className={css.espera}>Espera {espera}</p>
        <p className={classNames(css.dato, textoSuave)}>Desde {desde}</p>
        {veces > 1 && <p className={css.dato}>Lo dijo {veces} veces.</p>}
      </div>
      {esDelCorreo && <Tag>La de tu correo</Tag>}
      {quedoLibre && <Tag tone="advertencia">Libre otra vez: no se cerró en {vida} minutos</Tag>}
      {actua && (
        <Form className={pila.media}>
          <input type="hidden" name="idAlerta" value={idAlerta} />
          {pideCodigo && <CampoDeCodigo de={idAlerta} />}
          <Button name="intencion" value={TOMAR} wide>
            La tomo
          </Button>
        </Form>
      )}
    </Card>
  );
}

/** An alert that a guard holds. */
function Tomada({ quien, desde, libre, href }: Datos["tomadas"][number]) {
  return (
    <li className={css.linea}>
      <span className={textoSuave}>Desde {desde}</span>
      <strong>{href !== null ? "La tienes tú" : quien === null ? "Tomada" : `La tomó ${quien}`}</strong>
      {href !== null ? (
        <Button href={href} variant="secondary">
          Ver cómo llamar
        </Button>
      ) : (
        <span className={textoSuave}>{libre !== null && `Libre otra vez a las ${libre}`}</span>
      )}
    </li>
  );
}
