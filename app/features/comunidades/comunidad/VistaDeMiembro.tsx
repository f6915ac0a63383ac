import { useActionData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { EmptyState } from "~/components/EmptyState";
import { Field } from "~/components/Field";
import { FilterLinks } from "~/components/FilterLinks";
import { Form } from "~/components/Form";
import type { OrdenDeLista } from "~/domain/comunidades/repositorio";
import { useRechazo } from "~/shell/formularios/useRechazo";
import { enlaceSuelto, fila, pila } from "~/styles/layout.css";
import * as css from "../comunidades.css";
import { DESBLOQUEAR, MOSTRAR, PUBLICAR } from "../intenciones";
import type { EscritoSinHacer } from "../texto/escrito.server";
import { FormularioDeTexto } from "../texto/FormularioDeTexto";
import type { FichaDeConversacion, FichaDePendiente } from "./fichas";
import { ListaDeConversaciones, ListaDePendientes } from "./Listas";

interface Props {
  href: string;
  opciones: readonly { texto: string; href: string; activo: boolean }[];
  ver: OrdenDeLista;
  palabras: string;
  conversaciones: readonly FichaDeConversacion[];
  siguiente: string | null;
  /** Found texts; null without a search. */
  hallados: readonly FichaDeConversacion[] | null;
  pendientes: readonly FichaDePendiente[];
  bloqueados: readonly { idBloqueo: string; seudonimo: string }[];
  ocultos: readonly { idTexto: string; autor: string; asunto: string }[];
  borrador: string;
  sancion: { motivo: string | null; hasta: string | null } | null;
  /** Text that the member has just hidden. */
  oculto: string | null;
  idEnvio: string;
}

const SIN_NADA: Record<OrdenDeLista, string> = {
  nuevas: "Todavía nadie escribió. Puedes empezar tú.",
  "sin-respuesta": "Todas las conversaciones tienen respuesta.",
  mias: "Todavía no empezaste ninguna conversación.",
};

/** Conversations of a community, for a member. */
export function VistaDeMiembro(props: Props) {
  const { href, opciones, ver, hallados, conversaciones, pendientes, bloqueados, sancion, oculto } = props;
  const respuesta = useRechazo(useActionData() as EscritoSinHacer | undefined) ?? null;
  const conPendientes = pendientes.length > 0 && hallados === null;
  const buscador = (
    <form action={href} role="search" aria-label="Buscar en la comunidad" className={css.buscador}>
      <Field
        id="palabras"
        label="Buscar en esta comunidad"
        type="search"
        name="palabras"
        maxLength={80}
        defaultValue={props.palabras}
        enterKeyHint="search"
      />
      <Button variant="secondary">Buscar</Button>
    </form>
  );
  return (
    <>
      {sancion && (
        <Alert
          kind="advertencia"
          title={sancion.hasta ? `Por ahora puedes leer y no escribir, hasta el ${sancion.hasta}` : undefined}
        >
          {sancion.motivo}
        </Alert>
      )}
      {oculto !== null && (
        <Form action={href} className={fila.media}>
          <p role="status">Ocultaste ese texto. Solo tú dejas de verlo.</p>
          <input type="hidden" name="idTexto" value={oculto} />
          <Button name="intencion" value={MOSTRAR} variant="text">
            Volver a mostrarlo
          </Button>
        </Form>
      )}
      <section aria-labelledby="conversaciones" className={pila.media}>
        <div className={fila.media}>
          <h2 id="conversaciones">Conversaciones</h2>
          {!sancion && (
            <a href="#escribir" className={enlaceSuelto}>
              Escribir
            </a>
          )}
        </div>
        <FilterLinks name="Conversaciones que se ven" options={opciones} />
        {hallados !== null && buscador}
        {conPendientes && <ListaDePendientes pendientes={pendientes} />}
        <ListaDeConversaciones conversaciones={hallados ?? conversaciones} />
        {hallados?.length === 0 && (
          <EmptyState
            illustration="sin-resultados"
            title="No encontramos eso aquí"
            level={3}
            actions={<Button href={href}>Ver las conversaciones</Button>}
          />
        )}
        {hallados === null && conversaciones.length === 0 && <p>{SIN_NADA[ver]}</p>}
        {hallados === null && props.siguiente && (
          <a href={props.siguiente} className={enlaceSuelto}>
            Ver anteriores
          </a>
        )}
        {hallados === null && buscador}
      </section>
      {!sancion && (
        <section aria-labelledby="escribir" className={pila.media}>
          <h2 id="escribir">Empieza una conversación</h2>
          <FormularioDeTexto
            intencion={PUBLICAR}
            boton="Publicar"
            label="Tu mensaje"
            hint="La primera línea es el título. Tienes 15 minutos para cambiarlo."
            texto={props.borrador}
            idEnvio={props.idEnvio}
            respuesta={respuesta?.intencion === PUBLICAR ? respuesta : null}
            conBorrador
          />
        </section>
      )}
      {bloqueados.length > 0 && (
        <section aria-labelledby="bloqueados" className={pila.corta}>
          <h2 id="bloqueados">A quién bloqueaste aquí</h2>
          <ul>
            {bloqueados.map(({ idBloqueo, seudonimo }) => (
              <li key={idBloqueo}>
                <Form className={fila.media}>
                  <span className={css.autor}>{seudonimo}</span>
                  <input type="hidden" name="idBloqueo" value={idBloqueo} />
                  <Button name="intencion" value={DESBLOQUEAR} variant="text">
                    Dejar de bloquear
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        </section>
      )}
      {props.ocultos.length > 0 && (
        <section aria-labelledby="ocultos" className={pila.corta}>
          <h2 id="ocultos">Mensajes que ocultaste</h2>
          <ul>
            {props.ocultos.map(({ idTexto, autor, asunto }) => (
              <li key={idTexto}>
                <Form action={href} className={fila.media}>
                  <span className={css.autor}>
                    {autor}: {asunto}
                  </span>
                  <input type="hidden" name="idTexto" value={idTexto} />
                  <Button name="intencion" value={MOSTRAR} variant="text">
                    Mostrar de nuevo
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
