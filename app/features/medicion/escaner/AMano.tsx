import { useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { Form } from "~/components/Form";
import { SEGUNDOS_QUE_SE_CUENTAN } from "~/domain/medicion/aMano";
import { CONTAR, EMPEZAR } from "~/domain/medicion/envios";
import { cifraEscrita } from "~/domain/shared/limpieza";
import {
  contenedorMedio,
  enlaceSuelto,
  fila,
  pagina,
  pila,
  textoGuia,
  textoSuave,
} from "~/styles/layout.css";
import type { action, loader } from "./aMano.server";
import { A_MANO, ESCANER } from "./direcciones";
import * as css from "./escaner.css";
import { OtraMirada } from "./OtraMirada";
import { Resultado } from "./Resultado";
import { VIBRA } from "./vibra";

const TITULO_DE_FASE = {
  contando: "Cuenta tus latidos",
  contada: "Ya está: deja de contar",
  vencida: "Pasó demasiado tiempo",
} as const;

const MIDE_A_MANO = "Mide tu pulso a mano";

/**
 * Title of each phase of a count by hand. All phases share one address, and screen readers hear the title when the
 * page goes on by itself (WCAG 2.2, 2.4.2).
 */
export function tituloDeCuenta(
  datos: Pick<ReturnType<typeof useLoaderData<typeof loader>>, "cuenta"> | undefined,
) {
  const fase = datos?.cuenta.fase ?? "por-empezar";
  return fase === "por-empezar" ? MIDE_A_MANO : `${TITULO_DE_FASE[fase]} · ${MIDE_A_MANO}`;
}

/**
 * Count of heartbeats by hand: half a minute by the server's clock, without a script. The page goes on by itself when
 * the time is over.
 */
export function AMano() {
  const { cuenta, aqui, ...datos } = useLoaderData<typeof loader>();
  const enviado = useActionData<typeof action>();
  const campos = enviado?.envio.initialValue;
  const contada = enviado?.intencion === CONTAR && enviado.envio.status === "success";
  const contados = typeof campos?.contados === "string" ? campos.contados : "";
  const pulso =
    enviado?.pulso ??
    (contada
      ? {
          ...{ metodo: "mano" as const, contexto: "reposo" as const },
          ...{ contados: Number(cifraEscrita(contados)), segundos: Number(campos?.segundos) },
        }
      : null);
  // A refused count is typed again, but its seconds stay those in which it was counted.
  const enviados = typeof campos?.segundos === "string" ? campos.segundos : "";
  const segundos = enviado ? enviados : String(cuenta.segundos ?? "");
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>{MIDE_A_MANO}</h1>
        {/* The heading of a result needs no further notice. */}
        {!pulso && (
          <p className={textoGuia}>
            Con tus dedos, en medio minuto. Es una estimación referencial, no un diagnóstico.
          </p>
        )}
      </header>
      {pulso ? (
        <>
          <Resultado {...datos} pulso={pulso} enviado={contada ? undefined : enviado} />
          <p>
            <a href={A_MANO} className={enlaceSuelto}>
              Contar otra vez
            </a>
          </p>
        </>
      ) : enviado || cuenta.fase === "contada" ? (
        <CuantosContaste segundos={segundos} enviado={enviado} />
      ) : cuenta.fase === "contando" ? (
        <Contando faltan={cuenta.faltan ?? SEGUNDOS_QUE_SE_CUENTAN} aqui={aqui} />
      ) : (
        <PorEmpezar vencida={cuenta.fase === "vencida"} />
      )}
      <p>
        <a href={ESCANER} className={enlaceSuelto}>
          Medir con la cámara
        </a>
      </p>
    </div>
  );
}

function PorEmpezar({ vencida }: { vencida: boolean }) {
  return (
    <Card as="section" aria-labelledby="como" className={pila.media}>
      <h2 id="como">{vencida ? TITULO_DE_FASE.vencida : "Cómo se hace"}</h2>
      {vencida && <p>Así no sabemos cuánto duró la cuenta. Empieza otra vez cuando quieras.</p>}
      <ol className={css.pasos}>
        <li>Siéntate y descansa cinco minutos.</li>
        <li>
          Pon la yema de dos dedos, no el pulgar, en la muñeca del otro brazo, debajo del pulgar, o a un lado
          del cuello.
        </li>
        <li>Cuando sientas el latido, toca el botón y cuenta desde uno.</li>
        <li>
          A los {SEGUNDOS_QUE_SE_CUENTAN} segundos la página cambia sola, y tu celular vibra si puede: deja de
          contar ahí.
        </li>
      </ol>
      <Form action={A_MANO}>
        <Button name="intencion" value={EMPEZAR} large>
          Empezar a contar
        </Button>
      </Form>
      <p className={textoSuave}>
        Si te sientes mal, no esperes a medir: llama al{" "}
        <a href="tel:106" className={enlaceSuelto}>
          SAMU, 106
        </a>
        .
      </p>
    </Card>
  );
}

/** Page shown during the count. It reloads when the time is over, and our clock tells how long it was. */
function Contando({ faltan, aqui }: { faltan: number; aqui: string }) {
  return (
    <Card as="section" aria-labelledby="contando" className={pila.media}>
      <meta httpEquiv="refresh" content={`${faltan};url=${aqui}`} />
      <h2 id="contando" tabIndex={-1} autoFocus>
        {TITULO_DE_FASE.contando}
      </h2>
      <p role="status" className={textoGuia}>
        Sigue contando hasta que la página cambie sola. Faltan unos {faltan} segundos.
      </p>
      <svg viewBox="0 0 100 100" aria-hidden="true" className={css.reloj}>
        <circle cx="50" cy="50" r="44" className={css.esfera} />
        <circle cx="50" cy="50" r="44" pathLength="30" strokeDashoffset={30 - faltan} className={css.arco} />
      </svg>
      <div className={fila.media}>
        <Button href={aqui} variant="secondary">
          La página no cambió
        </Button>
        <Button href={A_MANO} variant="text">
          Dejar de contar
        </Button>
      </div>
    </Card>
  );
}

type PropsDeCuantos = {
  segundos: string;
  enviado: ReturnType<typeof useActionData<typeof action>>;
};
function CuantosContaste({ segundos, enviado }: PropsDeCuantos) {
  const { contados, segundos: deTiempo } = enviado?.envio.error ?? {};
  // The error message names its field by itself.
  const errores = (contados ?? []).map((mensaje) => ({ id: "contados", mensaje }));
  const escrito = enviado?.envio.initialValue?.contados;
  // So low or high a number may be a slip of the count, or a person who is unwell.
  const esUnNumero = typeof escrito === "string" && /^\d+$/.test(cifraEscrita(escrito));
  return (
    <>
      <ErrorSummary errors={errores} general={[...(deTiempo ?? []), ...(enviado?.generales ?? [])]} />
      <Card as="section" aria-labelledby="cuantos" className={pila.media}>
        <h2 id="cuantos" tabIndex={-1} autoFocus {...(!enviado && { [VIBRA]: "" })}>
          {TITULO_DE_FASE.contada}
        </h2>
        <Form action={A_MANO} className={pila.media}>
          <input type="hidden" name="segundos" value={segundos} />
          <Field
            id="contados"
            name="contados"
            label="Latidos que contaste"
            hint={`En ${segundos} segundos.`}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={typeof escrito === "string" ? escrito : undefined}
            errors={contados ?? undefined}
            className={css.numero}
          />
          <div>
            <Button name="intencion" value={CONTAR} large>
              Ver mi pulso
            </Button>
          </div>
        </Form>
      </Card>
      {contados && esUnNumero && <OtraMirada aMano />}
    </>
  );
}
