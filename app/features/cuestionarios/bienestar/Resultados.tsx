import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { Fold } from "~/components/Fold";
import { Barras } from "~/components/graficos/Barras";
import { Linea } from "~/components/graficos/Linea";
import { Radar } from "~/components/graficos/Radar";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import {
  contenedor,
  enlaceSuelto,
  fila,
  pagina,
  pila,
  soloEnPantalla,
  textoChico,
  textoGuia,
  textoPropio,
  textoSuave,
} from "~/styles/layout.css";
import { AyudaAhora } from "~/components/AyudaAhora";
import { RECOMENDACIONES, TEST } from "./direcciones";
import type { loader } from "./resultados.server";
import * as css from "./bienestar.css";

/** Results of a test: drawn first, then the numbers, and the words of each number folded below it. */
export function Resultados() {
  const datos = useLoaderData<typeof loader>();
  const { alarma, anterior, deVisita, dimensiones, enAlarma, general, nota, tendencia } = datos;
  const barras = (
    <>
      <Barras filas={dimensiones} />
      <p className={classNames(textoSuave, textoChico)}>
        De 0 a 100: más es mejor.{anterior && ` ▲▼ desde el ${anterior}.`}
      </p>
    </>
  );
  return (
    <div className={classNames(contenedor, pagina, pila.media)}>
      {alarma && <AyudaAhora desde="resultados" conFoco />}
      <header className={pila.corta}>
        <h1>Tus resultados</h1>
        <p className={textoSuave}>Del {datos.cuando}. No es un diagnóstico.</p>
      </header>
      {enAlarma && (
        <p className={textoGuia}>
          {enAlarma.nombre}: {enAlarma.texto.charAt(0).toLowerCase() + enAlarma.texto.slice(1)}
        </p>
      )}
      {alarma && <p>Lo que respondiste solo lo ves tú: no avisamos a nadie por ti.</p>}
      {!alarma && <Radar ejes={dimensiones} />}
      {general && (
        <p>
          <strong>{general.franja}.</strong> {general.resumen}
        </p>
      )}
      <div className={fila.media}>
        <Button href={RECOMENDACIONES} large>
          Ver por dónde empezar
        </Button>
      </div>
      {!alarma && <LineaDeCrisis llamar />}
      <Card as="section" aria-labelledby="partes" className={pila.media}>
        <h2 id="partes">Parte por parte</h2>
        {alarma ? (
          <details>
            <summary className={css.tirador}>
              Ver cómo salieron {enLista(dimensiones.map(({ nombre }) => nombre))}
            </summary>
            {barras}
          </details>
        ) : (
          barras
        )}
      </Card>
      {nota && (
        <Card as="section" aria-labelledby="nota" className={pila.corta}>
          <h2 id="nota">Lo que anotaste ese día</h2>
          <p className={textoPropio}>{nota}</p>
        </Card>
      )}
      {tendencia && <Veces {...datos} tendencia={tendencia} />}
      {datos.ilegibles > 0 && (
        <Alert>
          Hay respuestas tuyas de antes que no podemos leer. Puedes borrarlas en la página del test.
        </Alert>
      )}
      <p className={soloEnPantalla}>
        <a href={TEST} className={enlaceSuelto}>
          Hacer el test otra vez o borrar lo que respondiste
        </a>
      </p>
      {deVisita && <ParaGuardarlo />}
    </div>
  );
}

type Datos = ReturnType<typeof useLoaderData<typeof loader>>;

const enMayuscula = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1);

const enLista = (nombres: readonly string[]) =>
  new Intl.ListFormat("es").format(nombres.map((nombre) => nombre.toLowerCase()));

/** Offer to keep a visitor's results. They are stored in an account only when the person asks for it. */
function ParaGuardarlo() {
  const volver = new URLSearchParams({ redirect: TEST });
  return (
    <Card as="section" aria-labelledby="guardar" className={classNames(pila.media, soloEnPantalla)}>
      <div className={pila.corta}>
        <h2 id="guardar">¿Quieres compararlo más adelante?</h2>
        <p>Sin cuenta, dejas de verlo al cerrar el navegador, y se borra a los 7 días.</p>
      </div>
      <div className={fila.media}>
        <Button href={`/registro?${volver}`} variant="secondary">
          Crear mi cuenta
        </Button>
        <Button href={`/iniciar-sesion?${volver}`} variant="text">
          Ya tengo cuenta
        </Button>
      </div>
    </Card>
  );
}

/** General score of the person over their tests, and the numbers of each test below it. */
function Veces({
  tendencia,
  veces,
  vaBienDesde,
  hayMas,
}: Pick<Datos, "veces" | "vaBienDesde" | "hayMas"> & { tendencia: NonNullable<Datos["tendencia"]> }) {
  return (
    <Card as="section" aria-labelledby="veces" className={pila.media}>
      <h2 id="veces">Tus últimas {veces.length} veces</h2>
      <p>
        General: <strong>{tendencia.valores.at(-1)}</strong> de 100
      </p>
      <Linea {...tendencia} normal={{ desde: vaBienDesde, hasta: 100 }} rango={`Bien desde ${vaBienDesde}`} />
      <Fold title="En números">
        <ul className={pila.media}>
          {veces.map(({ cuando, franja, puntajes }, indice) => (
            <li key={indice} className={pila.junta}>
              <p>
                <strong>{enMayuscula(cuando)}</strong>
                {franja && `: ${franja.toLowerCase()}`}
              </p>
              <p className={textoSuave}>
                {puntajes.map(({ nombre, puntaje }) => `${nombre}\u00a0${puntaje}`).join(" · ")}
              </p>
            </li>
          ))}
        </ul>
        {hayMas && (
          <p className={textoSuave}>
            Las de antes están en la copia de{" "}
            <a href="/mi-perfil/mis-datos" className={enlaceSuelto}>
              tus datos
            </a>
            .
          </p>
        )}
      </Fold>
    </Card>
  );
}
