import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { Ganancia } from "~/components/Ganancia";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import {
  contenedor,
  enlaceSuelto,
  fila,
  pagina,
  pila,
  textoGuia,
  textoPropio,
  textoSuave,
} from "~/styles/layout.css";
import { AyudaAhora } from "~/components/AyudaAhora";
import { RECOMENDACIONES, TEST } from "./direcciones";
import { Radar } from "./Radar";
import type { loader } from "./resultados.server";
import { TablaDeDimensiones } from "./TablaDeDimensiones";
import * as css from "./test.css";

/** Results of a test: first in words, then the numbers, and a drawing for people whom it helps. */
export function Resultados() {
  const datos = useLoaderData<typeof loader>();
  const {
    alarma,
    anterior,
    cambios,
    deVisita,
    dimensiones,
    enAlarma,
    general,
    mejores,
    nota,
    peores,
    veces,
  } = datos;
  const escala = (
    <p className={textoSuave}>De 0 a 100: más es mejor. Son tus propias respuestas, puestas juntas.</p>
  );
  return (
    <div className={classNames(contenedor, pagina, pila.amplia)}>
      {alarma && <AyudaAhora desde="resultados" conFoco />}
      <header className={pila.corta}>
        <h1>Tus resultados</h1>
        <p className={textoSuave}>Del {datos.cuando}. No es un diagnóstico.</p>
      </header>
      {!alarma && <LineaDeCrisis llamar />}
      <section aria-label="En palabras" className={pila.corta}>
        {general && (
          <p className={textoGuia}>
            {general.franja}. {general.resumen}
          </p>
        )}
        {enAlarma && (
          <p className={textoGuia}>
            {enAlarma.nombre}: {enAlarma.texto.charAt(0).toLowerCase() + enAlarma.texto.slice(1)}
          </p>
        )}
        {alarma && (
          <p>
            Lo que respondiste solo lo ves tú: no avisamos a nadie por ti. Arriba están los números a los que
            puedes llamar ahora.
          </p>
        )}
        {peores.length > 0 && (
          <p>
            {mejores.length > 0 && (
              <>
                Lo que mejor va ahora: <strong>{enLista(mejores)}</strong>.{" "}
              </>
            )}
            Lo que pide más atención: <strong>{enLista(peores)}</strong>.
          </p>
        )}
        {anterior && <p>{cambiosEnPalabras(cambios, anterior)}</p>}
      </section>
      <div className={fila.media}>
        <Button href={RECOMENDACIONES} large>
          Ver por dónde empezar
        </Button>
      </div>
      <Ganancia texto={datos.ganancia} />
      <Card as="section" aria-labelledby="partes" className={pila.media}>
        <h2 id="partes">Parte por parte</h2>
        {alarma ? (
          <details>
            <summary className={css.tirador}>
              Ver cómo salieron {enLista(dimensiones.map(({ nombre }) => nombre))}
            </summary>
            <TablaDeDimensiones dimensiones={dimensiones} conAntes={anterior !== null} />
            {escala}
          </details>
        ) : (
          <div className={css.dosPartes}>
            <TablaDeDimensiones dimensiones={dimensiones} conAntes={anterior !== null} />
            <Radar dimensiones={dimensiones} />
          </div>
        )}
        {!alarma && escala}
      </Card>
      {nota && (
        <Card as="section" aria-labelledby="nota" className={pila.corta}>
          <h2 id="nota">Lo que anotaste ese día</h2>
          <p className={textoPropio}>{nota}</p>
        </Card>
      )}
      {veces.length > 0 && <Veces veces={veces} hayMas={datos.hayMas} />}
      {datos.ilegibles > 0 && (
        <Alert>
          Hay respuestas tuyas de antes que no podemos leer. Puedes borrarlas en la página del test.
        </Alert>
      )}
      <p className={classNames(fila.corta, textoSuave)}>
        ¿Cambió algo?
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

function cambiosEnPalabras(cambios: Datos["cambios"], anterior: string): string {
  if (cambios.length === 0) return `Comparado con el ${anterior}, estás más o menos igual.`;
  const partes = cambios.map(
    // The name of a part of life may be singular or plural («vínculos»), so no word of the sentence depends on it.
    ({ nombre, diferencia }) =>
      `${Math.abs(diferencia)} ${diferencia > 0 ? "más" : "menos"} en ${nombre.toLowerCase()}`,
  );
  return `Comparado con el ${anterior}: ${new Intl.ListFormat("es").format(partes)}.`;
}

/** Offer to keep a visitor's results. They are stored in an account only when the person asks for it. */
function ParaGuardarlo() {
  const volver = new URLSearchParams({ redirect: TEST });
  return (
    <Card as="section" aria-labelledby="guardar" className={pila.media}>
      <div className={pila.corta}>
        <h2 id="guardar">¿Quieres compararlo más adelante?</h2>
        <p>
          Sin cuenta, dejas de verlo cuando cierres el navegador, y se borra a los 7 días. Si creas una o
          entras a la tuya antes, te preguntaremos si quieres guardarlo en ella.
        </p>
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

function Veces({ veces, hayMas }: Pick<Datos, "veces" | "hayMas">) {
  return (
    <Card as="section" aria-labelledby="veces" className={pila.media}>
      <h2 id="veces">Tus últimas {veces.length} veces</h2>
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
    </Card>
  );
}
