import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { EmptyState } from "~/components/EmptyState";
import { Linea } from "~/components/graficos/Linea";
import {
  hrefDeBorrado,
  PreguntaDeBorrado,
  porBorrarDe,
  usePorBorrar,
  type PorBorrar,
} from "~/components/PreguntaDeBorrado";
import { BORRAR, BORRAR_TODAS } from "~/domain/medicion/envios";
import { CUANTOS_SE_MUESTRAN } from "~/domain/medicion/escaneos";
import { EN_REPOSO } from "~/domain/medicion/latidos";
import {
  contenedorMedio,
  fila,
  pagina,
  pila,
  soloLectores,
  textoGuia,
  textoSuave,
} from "~/styles/layout.css";
import { ESCANER, MEDICIONES } from "./direcciones";
import { EnSuBanda } from "./EnSuBanda";
import * as css from "./escaner.css";
import type { action, loader } from "./mediciones.server";
import { OtraMirada } from "./OtraMirada";

/** Stored measurements of the pulse: drawn, and then all of them as a table (WCAG 2.2, 1.1.1). */
export function Mediciones() {
  const { mediciones, ilegibles, otraMirada, retirado, tendencia } = useLoaderData<typeof loader>();
  const enviado = useActionData<typeof action>();
  const ultima = mediciones.find(({ enReposo }) => enReposo);
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Tus mediciones de pulso</h1>
        <p className={textoGuia}>Solo tú las ves. Se borran a los dos años.</p>
      </header>
      {enviado?.mensaje && (
        <Alert kind="error" role="alert" focused>
          {enviado.mensaje}
        </Alert>
      )}
      {retirado && (
        <Alert kind="advertencia" title={retirado}>
          <Button href="/mi-perfil/consentimientos" variant="secondary">
            Ver mis consentimientos
          </Button>
        </Alert>
      )}
      {!retirado && mediciones.length + ilegibles.length === 0 && (
        <EmptyState
          title="Todavía no guardaste ninguna"
          actions={<Button href={ESCANER}>Medir mi pulso</Button>}
        >
          Cuando midas tu pulso y elijas guardarlo, lo verás aquí.
        </EmptyState>
      )}
      {otraMirada && <OtraMirada aMano={false} />}
      {mediciones.length > 0 && (
        <>
          <EnReposo ultima={ultima} tendencia={tendencia} />
          <div className={fila.media}>
            <Button href={ESCANER}>Medir otra vez</Button>
          </div>
          <Card as="section" aria-labelledby="todas" className={pila.media}>
            <h2 id="todas">Una por una</h2>
            <Tabla mediciones={mediciones} />
            <p className={textoSuave}>Son estimaciones, no un diagnóstico.</p>
          </Card>
        </>
      )}
      {ilegibles.length > 0 && <Ilegibles ilegibles={ilegibles} />}
      {(retirado ?? mediciones.length + ilegibles.length > 0) && (
        <div>
          <Button href={hrefDeBorrado(MEDICIONES)} variant="text">
            Borrar todas mis mediciones
          </Button>
        </div>
      )}
      <PorBorrar />
    </div>
  );
}

/** Number of measurements encrypted with a lost key. They still belong to the person, who can delete them. */
function Ilegibles({ ilegibles }: Pick<ReturnType<typeof useLoaderData<typeof loader>>, "ilegibles">) {
  return (
    <Card as="section" aria-labelledby="ilegibles" className={pila.media}>
      <h2 id="ilegibles">No podemos leer {ilegibles.length === 1 ? "esta" : "estas"}</h2>
      <p className={textoSuave}>
        Siguen guardadas, pero su contenido ya no se puede abrir. Puedes borrarlas.
      </p>
      <ul className={pila.corta}>
        {ilegibles.map(({ idEscaneo, cuando, iso }) => (
          <li key={idEscaneo} className={fila.extremos}>
            <time dateTime={iso}>{cuando}</time>
            <Borrar idEscaneo={idEscaneo} cuando={cuando} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const Borrar = ({ idEscaneo, cuando }: { idEscaneo: string; cuando: string }) => (
  <Button href={hrefDeBorrado(MEDICIONES, idEscaneo)} variant="text">
    Borrar<span className={soloLectores}> la del {cuando}</span>
  </Button>
);

type DatosDeMediciones = ReturnType<typeof useLoaderData<typeof loader>>;

/** Measurements that the address asks to delete, one or all, if they belong to the person. */
function deCualSePregunta(
  { mediciones, ilegibles, retirado }: DatosDeMediciones,
  porBorrar: PorBorrar | null,
) {
  const todas = [...mediciones, ...ilegibles];
  const medicion = todas.find(({ idEscaneo }) => idEscaneo === porBorrar?.elemento);
  return { todas, deTodas: Boolean(porBorrar?.todo && (retirado ?? todas.length > 0)), medicion };
}

const BORRAR_ESTA = "¿Borrar esta medición?";
const BORRARLAS_TODAS = "¿Borrar todas tus mediciones?";

export function tituloDeBorrado(datos: DatosDeMediciones, busqueda: URLSearchParams): string | null {
  const { deTodas, medicion } = deCualSePregunta(datos, porBorrarDe(busqueda));
  if (deTodas) return BORRARLAS_TODAS;
  return medicion ? BORRAR_ESTA : null;
}

/** Asks before deleting one measurement, or all. */
function PorBorrar() {
  const datos = useLoaderData<typeof loader>();
  const { retirado } = datos;
  const { todas, deTodas, medicion } = deCualSePregunta(datos, usePorBorrar());
  if (deTodas) {
    const cuantas = todas.length === 1 ? "la única medición que guardaste" : `${todas.length} mediciones`;
    // There may be more measurements than those shown. After the consent is withdrawn none is read (Ley 29733, art.
    // 13.7).
    const sinContar = retirado !== null || todas.length >= CUANTOS_SE_MUESTRAN;
    return (
      <PreguntaDeBorrado
        titulo={BORRARLAS_TODAS}
        texto={`Vas a borrar ${sinContar ? "todas tus mediciones" : cuantas}.`}
        pagina={MEDICIONES}
        intencion={BORRAR_TODAS}
      />
    );
  }
  return medicion ? (
    <PreguntaDeBorrado
      titulo={BORRAR_ESTA}
      texto={`Vas a borrar la del ${medicion.cuando}.`}
      pagina={MEDICIONES}
      intencion={BORRAR}
    >
      <input type="hidden" name="idEscaneo" value={medicion.idEscaneo} />
    </PreguntaDeBorrado>
  ) : null;
}

type Medicion = DatosDeMediciones["mediciones"][number];

/** Newest pulse at rest in its band, and the trend up to it. */
function EnReposo({
  ultima,
  tendencia,
}: { ultima: Medicion | undefined } & Pick<DatosDeMediciones, "tendencia">) {
  if (!ultima)
    return <p className={textoSuave}>Ninguna es en reposo: para compararlas, mide después de descansar.</p>;
  const { latidos, intervalo } = ultima;
  return (
    <Card as="section" aria-labelledby="en-reposo" className={pila.media}>
      <h2 id="en-reposo">En reposo</h2>
      <p>
        <strong className={css.pulso}>{latidos}</strong> latidos por minuto{" "}
        <span className={textoSuave}>
          (entre {intervalo.desde} y {intervalo.hasta})
        </span>
      </p>
      <EnSuBanda latidos={latidos} />
      {tendencia === null ? (
        <p className={textoSuave}>Con una medición más en reposo podrás comparar.</p>
      ) : (
        <Linea
          {...tendencia}
          normal={EN_REPOSO}
          rango={`Habitual: ${EN_REPOSO.desde} a ${EN_REPOSO.hasta}`}
        />
      )}
    </Card>
  );
}

function Tabla({ mediciones }: { mediciones: readonly Medicion[] }) {
  return (
    <div className={css.marco} role="group" aria-label="Mediciones" tabIndex={0}>
      <table className={css.tabla}>
        <thead>
          <tr>
            <th scope="col">Cuándo</th>
            <th scope="col">Latidos por minuto</th>
            <th scope="col">
              <span className={soloLectores}>Qué hacer</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {mediciones.map(({ idEscaneo, latidos, intervalo, aMano, contexto, cuando, iso }) => (
            <tr key={idEscaneo}>
              <th scope="row">
                <time dateTime={iso}>{cuando}</time>
                <span className={css.detalle}>
                  {aMano ? "A mano" : "Con la cámara"}. {contexto}.
                </span>
              </th>
              <td>
                <strong>{latidos}</strong>
                <span className={css.intervalo}>
                  {intervalo.desde} a {intervalo.hasta}
                </span>
              </td>
              <td>
                <Borrar idEscaneo={idEscaneo} cuando={cuando} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
