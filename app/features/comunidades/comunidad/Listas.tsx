import { classNames } from "~/components/classNames";
import { Tag } from "~/components/Tag";
import { fila, pila, textoChico, textoSuave } from "~/styles/layout.css";
import * as css from "../comunidades.css";
import type { FichaDeConversacion, FichaDePendiente } from "./fichas";

export function ListaDeConversaciones({
  conversaciones,
}: {
  conversaciones: readonly FichaDeConversacion[];
}) {
  if (conversaciones.length === 0) return null;
  return (
    <ul className={css.conversaciones}>
      {conversaciones.map(({ id, href, asunto, autor, cuando, estado, sinRespuesta }) => (
        <li key={id} className={classNames(css.conversacion, pila.junta)}>
          <a href={href} className={css.asunto}>
            {asunto}
          </a>
          <p className={classNames(fila.corta, textoSuave, textoChico)}>
            <span>
              {autor} · {cuando}
            </span>
            {estado && <Tag tone="advertencia">{estado}</Tag>}
            {sinRespuesta && !estado && <Tag>Sin respuesta</Tag>}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Texts of the member that others do not read: each with the reason. */
export function ListaDePendientes({ pendientes }: { pendientes: readonly FichaDePendiente[] }) {
  return (
    <section aria-labelledby="pendientes" className={pila.corta}>
      <h3 id="pendientes">Lo tuyo que los demás no leen</h3>
      <ul className={css.conversaciones}>
        {pendientes.map(({ id, asunto, href, estado, cuando }) => (
          <li key={id} className={classNames(css.conversacion, pila.junta)}>
            {href ? (
              <a href={href} className={css.asunto}>
                {asunto}
              </a>
            ) : (
              <p>{asunto}</p>
            )}
            <p className={classNames(fila.corta, textoSuave, textoChico)}>
              <span>{cuando}</span>
              {estado && <Tag tone="advertencia">{estado}</Tag>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
