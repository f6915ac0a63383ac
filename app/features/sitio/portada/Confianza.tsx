import { Icon, type IconName } from "~/components/Icon";
import * as css from "./Portada.css";
import { Seccion } from "./Seccion";

const GARANTIAS: [icono: IconName, titulo: string][] = [
  ["cambiar", "Cambias o cancelas a tiempo"],
  ["recibo", "El precio que ves es el que pagas"],
  ["candado", "Tus datos son tuyos"],
];

/** Guarantees that a new visitor looks for first. */
export function SinSorpresas() {
  return (
    <div className={css.franja}>
      <Seccion id="sin-sorpresas" titulo="Reserva con tranquilidad">
        <ul className={css.garantias}>
          {GARANTIAS.map(([icono, titulo]) => (
            <li key={titulo} className={css.garantia}>
              <Icon name={icono} size={24} />
              <p>{titulo}</p>
            </li>
          ))}
        </ul>
      </Seccion>
    </div>
  );
}
