import { enUnCampo } from "~/domain/agenda/jornada/jornada";
import { textoSuave } from "~/styles/layout.css";
import * as css from "./jornada.css";

interface Props {
  sesiones: readonly { idCita: string; persona: string; cuando: string }[];
}

/** Sessions that a page names, with the hidden field that says so. */
export const SesionesDeLista = ({ sesiones }: Props) => (
  <>
    <input type="hidden" name="vistas" value={enUnCampo(sesiones)} />
    <ul className={css.sesiones}>
      {sesiones.map(({ idCita, persona, cuando }) => (
        <li key={idCita} className={css.sesion}>
          <strong>{persona}</strong>
          <span className={textoSuave}>{cuando}</span>
        </li>
      ))}
    </ul>
  </>
);
