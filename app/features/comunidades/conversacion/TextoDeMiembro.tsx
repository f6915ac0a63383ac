import type { ComponentPropsWithoutRef } from "react";
import { classNames } from "~/components/classNames";
import { Fold } from "~/components/Fold";
import { Form } from "~/components/Form";
import { Tag } from "~/components/Tag";
import { enlaceSuelto, fila, pila, textoChico, textoPropio, textoSuave } from "~/styles/layout.css";
import * as css from "../comunidades.css";
import {
  ABRIR_BORRADO,
  ABRIR_DENUNCIA,
  ABRIR_EDICION,
  BLOQUEAR,
  botonDe,
  CITAR,
  DESBLOQUEAR,
  EDITAR,
  intencionDeApoyo,
  OCULTAR,
} from "../intenciones";
import { ConEnlaces } from "../texto/ConEnlaces";
import type { EscritoSinHacer } from "../texto/escrito.server";
import { FormularioDeTexto } from "../texto/FormularioDeTexto";
import type { TextoEnPantalla } from "./conversacion.server";

interface Props {
  texto: TextoEnPantalla;
  /** Words below the heading, of the text that begins the conversation. */
  cuerpo?: string | null;
  /** Text that the reader is changing. */
  editando: string | null;
  /** Address of the conversation. */
  href: string;
  /** Form of the reply, which the buttons send; null on a page without one. */
  formulario: string | null;
  idEnvio: string;
  respuesta: EscritoSinHacer | null;
}

/** A text of a conversation: who wrote it, its words, its support and what the reader can do with it. */
export function TextoDeMiembro({ texto, cuerpo, editando, href, formulario, idEnvio, respuesta }: Props) {
  const { idTexto, ancla, autor, esMio, plegado, cita } = texto;
  const deAutor = `${ancla}-autor`;
  return (
    <article
      id={ancla}
      aria-labelledby={deAutor}
      className={classNames(css.texto, esMio && css.propio, pila.media)}
    >
      <p className={classNames(fila.extremos, textoChico)}>
        <span id={deAutor} className={css.autor}>
          {autor}
          {esMio && " (tú)"}
        </span>
        <span className={textoSuave}>
          {texto.cuando}
          {texto.editado && " · editado"}
        </span>
      </p>
      {texto.estado && (
        <p>
          <Tag tone="advertencia">{texto.estado}</Tag>
        </p>
      )}
      {cita && (
        <a href={cita.href} className={css.cita}>
          Responde a {cita.autor}
          {cita.asunto && `: ${cita.asunto}`}
        </a>
      )}
      {idTexto === editando && texto.texto !== null ? (
        <>
          <FormularioDeTexto
            intencion={EDITAR}
            boton="Guardar cambio"
            label="Tu texto"
            hint={`Puedes cambiarlo hasta las ${texto.hasta}.`}
            texto={texto.texto}
            idEnvio={idEnvio}
            respuesta={respuesta?.intencion === EDITAR ? respuesta : null}
            campos={{ idTexto }}
          />
          <p>
            <a href={`${href}#${ancla}`} className={enlaceSuelto}>
              No cambiar
            </a>
          </p>
        </>
      ) : plegado ? (
        <Fold title="De alguien que bloqueaste">
          <Palabras texto={texto.texto} />
        </Fold>
      ) : (
        <Palabras texto={cuerpo ?? texto.texto} esInicio={cuerpo !== undefined} />
      )}
      {texto.texto !== null && editando === null && <Actos texto={texto} formulario={formulario} />}
    </article>
  );
}

const Palabras = ({ texto, esInicio = false }: { texto: string | null; esInicio?: boolean }) =>
  texto === null ? (
    <p className={textoSuave}>Ya no está lo que se escribió aquí.</p>
  ) : texto === "" ? null : (
    <p className={classNames(textoPropio, esInicio && css.inicio)}>
      <ConEnlaces texto={texto} />
    </p>
  );

/**
 * Words of support, and the buttons on a text. They send the form of the reply, so that what is typed there is kept; on
 * a page without a reply they have a form of their own.
 */
function Actos({ texto, formulario }: { texto: TextoEnPantalla; formulario: string | null }) {
  const { idTexto, esMio, apoyos, publicado, plegado, idBloqueo } = texto;
  const recibidos = apoyos.filter(({ dado }) => dado);
  const boton = (intencion: string, id = idTexto) => ({
    ...{ type: "submit" as const, name: "intencion", value: botonDe(intencion, id) },
    ...(formulario && { form: formulario, formNoValidate: true }),
  });
  const botones = (
    <>
      {esMio && recibidos.length > 0 && (
        <p className={css.apoyos}>
          {recibidos.map(({ apoyo, nombre }) => (
            <span key={apoyo} className={css.apoyoRecibido}>
              {nombre}
            </span>
          ))}
        </p>
      )}
      {!esMio && !plegado && publicado && (
        <div role="group" aria-label="Apoyar" className={css.apoyos}>
          {apoyos.map(({ apoyo, nombre, dado, mio }) => (
            <button
              {...boton(intencionDeApoyo(apoyo, mio))}
              key={apoyo}
              aria-pressed={mio}
              className={classNames(css.apoyo, dado && css.conApoyo, mio ? css.miApoyo : dado && css.deOtros)}
            >
              {nombre}
            </button>
          ))}
        </div>
      )}
      <div className={css.actos}>
        {formulario && publicado && !plegado && <Acto {...boton(CITAR)}>Citar</Acto>}
        {esMio && texto.hasta && <Acto {...boton(ABRIR_EDICION)}>Editar</Acto>}
        {esMio ? (
          <Acto {...boton(ABRIR_BORRADO)}>Borrar</Acto>
        ) : (
          <>
            <Acto {...boton(ABRIR_DENUNCIA)}>Denunciar</Acto>
            {!plegado && <Acto {...boton(OCULTAR)}>Ocultar</Acto>}
            {!plegado && <Acto {...boton(BLOQUEAR)}>Bloquear</Acto>}
            {idBloqueo && <Acto {...boton(DESBLOQUEAR, idBloqueo)}>Dejar de bloquear</Acto>}
          </>
        )}
      </div>
    </>
  );
  if (formulario) return <div className={pila.junta}>{botones}</div>;
  return <Form className={pila.junta}>{botones}</Form>;
}

const Acto = (boton: ComponentPropsWithoutRef<"button">) => <button {...boton} className={css.acto} />;
