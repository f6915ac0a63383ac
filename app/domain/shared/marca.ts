/** Whose platform this is: all of it comes from the configuration. */
export interface Marca {
  nombre: string;
  aseguradora: string;
  /** The product's slug in addresses, as in `/iniciar-sesion/bienestar`. */
  producto: string;
  /** International number without signs, as wa.me takes it; null: no WhatsApp help is offered. */
  whatsapp: string | null;
  redes: { nombre: string; url: string }[];
  privacidadUrl: string | null;
  /** Where the app is to be had; null: it is not offered. */
  urlDeApp: string | null;
  /** Where people write to us; null: no address is shown. */
  correoDeSoporte: string | null;
}

/** The product as a mail names it and links to it. */
export interface Sitio {
  nombre: string;
  /** Without a slash at its end. */
  url: string;
  /** The address from which it writes, without a name. */
  remitente: string;
}

/** Who sells, as receipts and legal texts say it. */
export interface Empresa {
  razonSocial: string;
  ruc: string;
  direccion: string;
}
