import { classNames } from "~/components/classNames";
import { Fold } from "~/components/Fold";
import { Form } from "~/components/Form";
import { Tag } from "~/components/Tag";
import { enlaceSuelto, fila, pila, textoChico, textoPropio, textoSuave } from "~/styles/layout.css";
import * as css from "../comunidades.css";
import {
  ABRIR_DENUNCIA,
  BLOQUEAR,
  BORRAR,
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
  idEnvio: string;
  respuesta: EscritoSinHacer | null;
}

/** A text of a conversation: who wrote it, its words, its support and what the reader can do with it. */
export function TextoDeMiembro({ texto, cuerpo, editando, idEnvio, respuesta }: Props) {
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
      ) : plegado ? (
        <Fold title="De alguien que bloqueaste">
          <Palabras texto={texto.texto} />
        </Fold>
      ) : (
        <Palabras texto={cuerpo ?? texto.texto} esInicio={cuerpo !== undefined} />
      )}
      {texto.texto !== null && idTexto !== editando && <Actos texto={texto} />}
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

/** Words of support, and the buttons on a text: one form, whose pressed button says which. */
function Actos({ texto }: { texto: TextoEnPantalla }) {
  const { idTexto, esMio, apoyos, publicado, plegado, idBloqueo } = texto;
  const recibidos = apoyos.filter(({ dado }) => dado);
  return (
    <Form className={pila.junta}>
      <input type="hidden" name="idTexto" value={idTexto} />
      {idBloqueo && <input type="hidden" name="idBloqueo" value={idBloqueo} />}
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
              type="submit"
              key={apoyo}
              name="intencion"
              value={intencionDeApoyo(apoyo, mio)}
              aria-pressed={mio}
              className={classNames(css.apoyo, dado && css.conApoyo, mio && css.miApoyo)}
            >
              {nombre}
            </button>
          ))}
        </div>
      )}
      <div className={css.actos}>
        {publicado && !plegado && (
          <a href={`${texto.citar}#tu-respuesta`} className={classNames(enlaceSuelto, textoChico, css.citar)}>
            Citar
          </a>
        )}
        {esMio && texto.hasta && (
          <a href={`${texto.editar}#${texto.ancla}`} className={classNames(enlaceSuelto, textoChico)}>
            Editar
          </a>
        )}
        {esMio ? (
          <Acto intencion={BORRAR}>Borrar</Acto>
        ) : (
          <>
            <Acto intencion={ABRIR_DENUNCIA}>Denunciar</Acto>
            {!plegado && <Acto intencion={OCULTAR}>Ocultar</Acto>}
            {!plegado && <Acto intencion={BLOQUEAR}>Bloquear</Acto>}
            {idBloqueo && <Acto intencion={DESBLOQUEAR}>Dejar de bloquear</Acto>}
          </>
        )}
      </div>
    </Form>
  );
}

const Acto = ({ intencion, children }: { intencion: string; children: string }) => (
  <button type="submit" name="intencion" value={intencion} className={css.acto}>
    {children}
  </button>
);
