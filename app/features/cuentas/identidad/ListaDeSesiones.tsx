import { Boton } from "~/components/Boton";
import { Etiqueta } from "~/components/Etiqueta";
import { Formulario } from "~/components/Formulario";
import { soloLectores } from "~/styles/layout.css";
import { Tarjeta } from "~/components/Tarjeta";
import { fila, pila, textoChico, textoSuave } from "~/styles/layout.css";
import { clases } from "~/components/clases";

interface Sesion {
  idSesion: string;
  dispositivo: string;
  esEsta: boolean;
  porAseguradora: boolean;
  abierta: string;
  ultimoUso: string;
}

/** Where the account is open; all but the one that looks at it can be closed. */
export function ListaDeSesiones({ sesiones }: { sesiones: Sesion[] }) {
  return (
    <ul className={pila.media}>
      {sesiones.map(({ idSesion, dispositivo, esEsta, porAseguradora, abierta, ultimoUso }) => (
        <Tarjeta key={idSesion} como="li" className={fila.extremos}>
          <div className={pila.junta}>
            <p className={fila.corta}>
              <strong>{dispositivo}</strong>
              {esEsta && <Etiqueta tono="acento">Esta sesión</Etiqueta>}
            </p>
            <p className={clases(textoSuave, textoChico)}>
              Abierta el {abierta}
              {porAseguradora && ", con tu acceso de asegurado"}.
            </p>
            {!esEsta && <p className={clases(textoSuave, textoChico)}>Último uso: {ultimoUso}.</p>}
          </div>
          {!esEsta && (
            <Formulario action="/mi-perfil/sesiones">
              <input type="hidden" name="sesion" value={idSesion} />
              <Boton variante="secundario">
                Cerrar<span className={soloLectores}> la sesión de {dispositivo}</span>
              </Boton>
            </Formulario>
          )}
        </Tarjeta>
      ))}
    </ul>
  );
}
