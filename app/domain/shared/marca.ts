/** The organization that runs the platform, as configured. */
export interface Marca {
  nombre: string;
  aseguradora: string;
  /** The product's slug in addresses, as in `/iniciar-sesion/bienestar` (specification § 2). */
  producto: string;
  /** Telephone for help by WhatsApp, international and without signs, as wa.me takes it; null offers none. */
  whatsapp: string | null;
  redes: { nombre: string; url: string }[];
  privacidadUrl: string | null;
  /** Address of the mobile app; null when there is none. */
  urlDeApp: string | null;
  /** Mail address of support; null shows none. */
  correoDeSoporte: string | null;
}

/** Name and address of the product, for mails. */
export interface Sitio {
  nombre: string;
  /** Address without a slash at its end. */
  url: string;
  /** Mail address of the sender, without a name. */
  remitente: string;
}

/** The company that sells, as receipts and legal texts name it. */
export interface Empresa {
  razonSocial: string;
  ruc: string;
  direccion: string;
}
