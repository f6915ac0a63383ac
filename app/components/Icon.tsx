import sprite from "./iconos.svg?url";

export type IconName =
  | "psicologia"
  | "nutricion"
  | "finanzas"
  | "veterinaria"
  | "coaching"
  | "servicios-exclusivos"
  | "calendario"
  | "casa"
  | "reloj"
  | "persona"
  | "personas"
  | "cerrar"
  | "info"
  | "exito"
  | "advertencia"
  | "error"
  | "abajo"
  | "ver"
  | "ocultar"
  | "tarjeta"
  | "saldo"
  | "recibo"
  | "ayuda"
  | "libro"
  | "candado"
  | "cambiar"
  | "campana"
  | "video"
  | "microfono"
  | "telefono"
  | "explorar"
  | "favorito"
  | "reproducir"
  | "audio"
  | "descargar"
  | "buscar";

type Props = { name: IconName; size?: 16 | 20 | 24 | 32; className?: string };

/**
 * Icon, as decoration only (WCAG 2.2, 1.1.1): a reference of 60 bytes to one cached file, instead of the drawing in
 * every page.
 */
export function Icon({ name, size = 20, className }: Props) {
  return (
    <svg width={size} height={size} aria-hidden="true" className={className}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
