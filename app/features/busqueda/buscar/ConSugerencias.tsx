import { SearchField } from "~/components/SearchField";
import { soloLectores } from "~/styles/layout.css";
import * as css from "./buscar.css";
import { useSugerencias } from "./useSugerencias";

/** The box, and with scripts below it what may be meant: links, so that Tab and a press do what they always do. */
export function ConSugerencias({ consulta }: { consulta: string }) {
  const { formulario, sugerencias, escribir, cerrar } = useSugerencias();
  return (
    <div className={css.conSugerencias}>
      <SearchField
        key={consulta}
        ref={formulario}
        defaultValue={consulta}
        onInput={({ currentTarget }) => escribir(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === "Escape") cerrar();
        }}
      />
      <p role="status" className={soloLectores}>
        {sugerencias.length > 0 && `Sugerencias: ${sugerencias.length}`}
      </p>
      {sugerencias.length > 0 && (
        <ul aria-label="Sugerencias" className={css.sugerencias}>
          {sugerencias.map(({ href, titulo }) => (
            <li key={href}>
              <a href={href} className={css.sugerencia}>
                {titulo}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
