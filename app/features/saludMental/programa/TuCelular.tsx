import { enlaceSuelto } from "~/styles/layout.css";

/** The number at which they may be called, by its end, and where it is corrected. */
export function TuCelular({ terminaEn }: { terminaEn: string }) {
  return (
    <p>
      {terminaEn === ""
        ? "En tu cuenta no hay un celular al que llamarte."
        : `El celular de tu cuenta es el que termina en ${terminaEn}.`}{" "}
      <a href="/mi-perfil?editar=contacto" className={enlaceSuelto}>
        Corregir mi celular
      </a>
    </p>
  );
}
