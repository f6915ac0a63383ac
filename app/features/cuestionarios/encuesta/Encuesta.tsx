import { useActionData, useLoaderData } from "@remix-run/react";
import { useRef, type FormEvent } from "react";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { comoNombre } from "~/domain/analitica/eventos";
import { campoDeRespuesta, ENVIAR, NO_PREGUNTAR } from "~/domain/cuestionarios/envios";
import { registrarEventos } from "~/shell/analitica/capa";
import { useRechazo } from "~/shell/formularios/useRechazo";
import {
  contenedorMedio,
  enlaceSuelto,
  fila,
  pagina,
  pila,
  textoGuia,
  textoSuave,
} from "~/styles/layout.css";
import type { PreguntaALaVista } from "../bienestar/preguntaALaVista";
import type { action, loader } from "./encuesta.server";
import { PreguntaDeEncuesta, primeroDe } from "./PreguntaDeEncuesta";

/** A survey on one page, the thanks for it, or that it is over. */
export function Encuesta() {
  const datos = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      {datos.estado === null && <Preguntas {...datos} />}
      {datos.estado === "antes" && <Respondida {...datos} />}
      {datos.estado === "cerrada" && <Cerrada {...datos} />}
      {datos.estado === "terminos" && <AntesLosTerminos {...datos} />}
      {(datos.estado === "enviar" || datos.estado === "no-preguntar") && <Gracias {...datos} />}
    </div>
  );
}

type Datos = ReturnType<typeof useLoaderData<typeof loader>>;

function Gracias({ estado }: Extract<Datos, { estado: "enviar" | "no-preguntar" }>) {
  const enviada = estado === ENVIAR;
  return (
    <>
      <header className={pila.corta}>
        <h1>{enviada ? "Gracias por tu respuesta" : "No te preguntaremos más"}</h1>
        <p className={textoGuia}>
          {enviada
            ? "La leemos junto a las demás para mejorar lo que hacemos."
            : "Anotamos que no quieres recibir estas preguntas. Gracias por decirlo."}
        </p>
      </header>
      <SeguirEnElSitio />
    </>
  );
}

/** Page for a person who has answered the survey before, with their options. */
function Respondida({ otraVez }: Extract<Datos, { estado: "antes" }>) {
  return (
    <>
      <header className={pila.corta}>
        <h1>Gracias por tu respuesta</h1>
        <p className={textoGuia}>
          {otraVez === null
            ? "Ya respondiste esta encuesta, y una vez es suficiente."
            : "Esta encuesta ya se respondió en este navegador."}
        </p>
      </header>
      <div className={fila.media}>
        <Button href="/explorar" variant="secondary">
          Seguir en el sitio
        </Button>
        {otraVez === null ? (
          <a href="/ayuda" className={enlaceSuelto}>
            Contarnos algo más
          </a>
        ) : (
          <a href={otraVez} className={enlaceSuelto}>
            Responder otra vez
          </a>
        )}
      </div>
    </>
  );
}

function Cerrada({ titulo }: Extract<Datos, { estado: "cerrada" }>) {
  return (
    <>
      <header className={pila.corta}>
        <h1>{titulo}</h1>
        <p className={textoGuia}>No tienes que hacer nada más.</p>
      </header>
      <SeguirEnElSitio />
    </>
  );
}

function AntesLosTerminos({ titulo, hrefDeTerminos }: Extract<Datos, { estado: "terminos" }>) {
  return (
    <>
      <header className={pila.corta}>
        <h1>{titulo}</h1>
        <p className={textoGuia}>
          Antes de responder, lee y acepta los términos de tu cuenta. Luego vuelves aquí. Si prefieres no
          hacerlo, no pasa nada.
        </p>
      </header>
      <div className={fila.media}>
        <Button href={hrefDeTerminos}>Leer los términos</Button>
        <a href="/explorar" className={enlaceSuelto}>
          Seguir en el sitio
        </a>
      </div>
    </>
  );
}

const SeguirEnElSitio = () => (
  <div>
    <Button href="/explorar" variant="secondary">
      Seguir en el sitio
    </Button>
  </div>
);

function Preguntas({
  id,
  titulo,
  minutos,
  idEnvio,
  sello,
  porque,
  partes,
}: Extract<Datos, { estado: null }>) {
  const enviado = useRechazo(useActionData<typeof action>());
  const errorDe = (cod: string) => enviado?.envio.error?.[`respuestas.${cod}`]?.[0] ?? "";
  const tecleado = enviado?.envio.initialValue as Tecleado;
  const preguntas = partes.flatMap((parte) => parte.preguntas as PreguntaALaVista[]);
  const requeridas = preguntas.flatMap(({ cod, requerida }) => (requerida ? campoDeRespuesta(cod) : []));
  const vistas = useRef(new Set<string>());
  /** Reports to analytics that a question was answered, once, and never the answer. */
  function alResponder({ target }: FormEvent<HTMLFormElement>) {
    const cod = (target as HTMLElement).closest<HTMLElement>("[data-pregunta]")?.dataset.pregunta;
    if (cod === undefined || vistas.current.has(cod)) return;
    vistas.current.add(cod);
    registrarEventos({
      event: "survey-question",
      survey: { id: comoNombre(id), question: comoNombre(cod) },
    });
  }
  return (
    <>
      <header className={pila.corta}>
        <h1>{titulo}</h1>
        {porque && <p>{porque}</p>}
        <p className={textoSuave}>
          Toma {minutos === 1 ? "un minuto" : `${minutos} minutos`}. Contamos las respuestas juntas, sin
          nombres.
        </p>
      </header>
      <ErrorSummary
        errors={preguntas.flatMap(({ cod, texto }) =>
          errorDe(cod) ? [{ id: primeroDe(cod), mensaje: `${texto} ${errorDe(cod)}` }] : [],
        )}
        general={enviado?.generales ?? []}
        title="Revisa tus respuestas"
      />
      <Form enBandeja={requeridas} className={pila.amplia} onChange={alResponder}>
        <input type="hidden" name="idEnvio" value={idEnvio} />
        {sello && <input type="hidden" {...sello} />}
        {partes.map((parte) => (
          <section key={parte.titulo} aria-label={parte.titulo} className={pila.amplia}>
            {partes.length > 1 && <h2>{parte.titulo}</h2>}
            {(parte.preguntas as PreguntaALaVista[]).map((pregunta) => (
              <PreguntaDeEncuesta
                key={pregunta.cod}
                {...conTecleado(pregunta, tecleado)}
                error={errorDe(pregunta.cod)}
              />
            ))}
          </section>
        ))}
        <div>
          <Button name="intencion" value={ENVIAR} large>
            Enviar respuesta
          </Button>
        </div>
        {porque !== null && (
          <div>
            <Button name="intencion" value={NO_PREGUNTAR} variant="text" formNoValidate>
              No quiero que me pregunten más
            </Button>
          </div>
        )}
      </Form>
    </>
  );
}

type Tecleado = { respuestas?: Record<string, string | string[]> } | null | undefined;

/** A question with the answer that the person sent, so that nothing typed is lost. */
function conTecleado(pregunta: PreguntaALaVista, tecleado: Tecleado): PreguntaALaVista {
  if (!tecleado) return pregunta;
  const valores = [tecleado.respuestas?.[pregunta.cod] ?? []].flat();
  return { ...pregunta, elegidas: valores, escrito: valores[0] ?? "" };
}
