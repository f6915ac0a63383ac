import { Button } from "~/components/Button";
import { Dia } from "./Hora";
import { mes as claseDelMes } from "./Hora.css";
import { pila, rejilla } from "~/styles/layout.css";
import { idDeDia } from "./dias";

export interface MesDeDias {
  mes: string;
  dias: { fecha: string; dia: string; detalle: string; href: string }[];
}

interface Props {
  meses: MesDeDias[];
  activo: string | undefined;
  /** Address of this page with later days added. */
  hrefDeMas?: string | null;
}

/** Days with free times as links, each under its month. */
export function DiasPorMes({ meses, activo, hrefDeMas }: Props) {
  return (
    <>
      {meses.map(({ mes, dias }) => (
        <div key={mes} className={pila.corta}>
          <h3 className={claseDelMes}>{mes}</h3>
          <ul className={rejilla.angosta}>
            {dias.map(({ fecha, dia, detalle, href }) => (
              <li key={fecha} id={idDeDia(fecha)} tabIndex={-1}>
                <Dia href={href} dia={dia} detalle={detalle} activo={fecha === activo} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {hrefDeMas && (
        <div>
          <Button href={hrefDeMas} variant="secondary">
            Ver más fechas
          </Button>
        </div>
      )}
    </>
  );
}
