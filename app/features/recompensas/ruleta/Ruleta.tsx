import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { EmptyState } from "~/components/EmptyState";
import { Field } from "~/components/Field";
import { Fold } from "~/components/Fold";
import { Form } from "~/components/Form";
import { JUEGO, RECOMPENSAS } from "~/domain/recompensas/direcciones";
import {
  contenedorMedio,
  enlaceSuelto,
  fila,
  pagina,
  pila,
  textoGuia,
  textoSuave,
} from "~/styles/layout.css";
import { Apagadas } from "../Apagadas";
import * as listas from "../listas.css";
import { Probabilidades } from "./Probabilidades";
import { Rueda } from "./Rueda";
import type { action, loader } from "./ruleta.server";
import * as css from "./ruleta.css";

/** Roulette of a person. The button plays; the wheel shows the result that the server gave. */
export function Ruleta() {
  const { apagado, abierta, porRecoger, anteriores } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  if (apagado) return <Apagadas titulo="Ruleta" />;
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Ruleta</h1>
        {abierta && (
          <p className={textoGuia}>
            {abierta.titulo}, hasta el {abierta.hasta}. Un giro por cada día en que haces algo por ti.
          </p>
        )}
      </header>
      {abierta ? (
        <>
          {abierta.resultado && (
            <Alert kind={abierta.resultado.gano ? "exito" : "info"} role="status" focused>
              <strong>{abierta.resultado.texto}.</strong>
            </Alert>
          )}
          {respuesta?.mensaje && (
            <Alert kind="advertencia" role="alert" focused>
              {respuesta.mensaje}
            </Alert>
          )}
          <Card as="section" aria-labelledby="jugar" className={css.juego}>
            <Rueda sectores={abierta.sectores} vuelta={abierta.vuelta} />
            <div className={pila.media}>
              <h2 id="jugar">{girosEnPalabras(abierta)}</h2>
              <Bases {...abierta} />
              <Jugar {...abierta} />
              <p className={fila.media}>
                <a href="#probabilidades" className={enlaceSuelto}>
                  Ver probabilidades
                </a>
                <a href={JUEGO} className={enlaceSuelto}>
                  Tu juego
                </a>
              </p>
            </div>
          </Card>
          {porRecoger.length > 0 && <PorRecoger premios={porRecoger} />}
          <Probabilidades filas={abierta.filas} />
          <TusJugadas jugadas={abierta.jugadas} comprobar={abierta.comprobar} />
        </>
      ) : (
        <>
          {porRecoger.length > 0 && <PorRecoger premios={porRecoger} />}
          <EmptyState title="La ruleta no está abierta ahora">
            <a href={RECOMPENSAS} className={enlaceSuelto}>
              Ver tus recompensas
            </a>
          </EmptyState>
        </>
      )}
      {anteriores.length > 0 && <RondasAnteriores rondas={anteriores} />}
    </div>
  );
}

type Datos = ReturnType<typeof useLoaderData<typeof loader>>;
type Abierta = NonNullable<Datos["abierta"]>;

const girosEnPalabras = ({ giros, quedanHoy }: Pick<Abierta, "giros" | "quedanHoy">) => {
  const tienes = `Tienes ${giros} ${giros === 1 ? "giro" : "giros"}`;
  return giros > quedanHoy && quedanHoy > 0 ? `${tienes}. Hoy puedes usar ${quedanHoy}` : tienes;
};

/** Organiser and terms, which a person can read before they play. */
const Bases = ({ organiza, bases }: Pick<Abierta, "bases" | "organiza">) => (
  <div>
    <p className={textoSuave}>Organiza {organiza}.</p>
    <Fold title="Bases">
      <ul className={listas.bases}>
        {bases.map((base) => (
          <li key={base}>{base}</li>
        ))}
      </ul>
    </Fold>
  </div>
);

/** Button of a play, or the reason for which there is none. */
function Jugar({ puedeJugar, motivo, palabra, idJugada }: Abierta) {
  if (!puedeJugar) {
    return (
      <>
        <p>{motivo!.mensaje}</p>
        {motivo!.codigo === "falta-nacimiento" && (
          <Button href={`${JUEGO}#nacimiento`} variant="secondary">
            Decir mi fecha de nacimiento
          </Button>
        )}
        {motivo!.codigo === "menor-de-edad" && (
          <p>
            Si tu fecha está mal, <a href="/ayuda#contacto">escríbenos</a>.
          </p>
        )}
      </>
    );
  }
  return (
    <Form className={pila.media} key={idJugada}>
      <input type="hidden" name="idJugada" value={idJugada} />
      {palabra === null ? (
        <Field
          id="palabra"
          name="palabra"
          label="Una palabra tuya"
          optional
          maxLength={40}
          autoComplete="off"
          hint="Entra en el cálculo de tus giros de esta ronda. En la lista pública solo se ve su huella."
        />
      ) : (
        palabra && <p className={textoSuave}>Tu palabra en esta ronda: {palabra}</p>
      )}
      <Button large wide>
        Girar
      </Button>
    </Form>
  );
}

/** Objects that wait for the person, each with the code that they show. */
const PorRecoger = ({ premios }: { premios: Datos["porRecoger"] }) => (
  <section aria-labelledby="premios" className={pila.corta}>
    <h2 id="premios">Tus premios por recoger</h2>
    <ul className={listas.lineas}>
      {premios.map(({ nombre, codigo, recojo, cuando }) => (
        <li key={codigo} className={listas.linea}>
          <strong>{nombre}</strong>
          <span>
            Código <strong className={listas.cifra}>{codigo}</strong>
          </span>
          <span className={listas.detalle}>
            {cuando} · {recojo}
          </span>
        </li>
      ))}
    </ul>
  </section>
);

/** Ended rounds of the person: their seeds are published, so that the plays can be checked. */
const RondasAnteriores = ({ rondas }: { rondas: { href: string; mes: string }[] }) => (
  <section aria-labelledby="anteriores" className={pila.corta}>
    <h2 id="anteriores">Tus rondas anteriores</h2>
    <ul className={pila.corta}>
      {rondas.map(({ href, mes }) => (
        <li key={href}>
          <a href={href} className={enlaceSuelto}>
            Comprobar {mes}
          </a>
        </li>
      ))}
    </ul>
  </section>
);

const TusJugadas = ({ jugadas, comprobar }: Pick<Abierta, "comprobar" | "jugadas">) => (
  <section aria-labelledby="jugadas" className={pila.corta}>
    <h2 id="jugadas">Tus jugadas</h2>
    {jugadas.length === 0 ? (
      <p className={textoSuave}>Todavía no giraste en esta ronda.</p>
    ) : (
      <ul className={listas.lineas}>
        {jugadas.map(({ idJugada, numero, texto, cuando }) => (
          <li key={idJugada} className={listas.linea}>
            <span>{texto}</span>
            <span className={textoSuave}>
              {cuando} · jugada {numero} de la ronda
            </span>
          </li>
        ))}
      </ul>
    )}
    <p>
      <a href={comprobar} className={enlaceSuelto}>
        Comprobar
      </a>
    </p>
  </section>
);
