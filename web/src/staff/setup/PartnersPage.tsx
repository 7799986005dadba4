import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { documents, typedAs } from '@selasar/domain/core';
import { partnerLimits, type Partners, partnersSchema } from '@selasar/domain/requests';
import { useFormContext } from 'react-hook-form';
import { setPartners, type StoredPartners, usePartners } from '../../data/requests/sources.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import { headingOf, setupPages } from '../common/links.ts';
import { Loaded } from '../common/Loaded.tsx';
import { Panel } from '../common/Panel.tsx';
import { EditsOf } from '../offers/edits/EditsOf.tsx';
import { NumberInput } from '../editing/NumberInput.tsx';
import type { TypedNumbers } from '../editing/useSharedForm.ts';
import { FieldRows } from './FieldRows.tsx';
import { SettingsForm, useSettings } from './SettingsForm.tsx';

const empty: Partners = { partners: [] };
const toForm = ({ partners }: StoredPartners): Partners => ({ partners });

const partnersText = (partners: Partners['partners']): string =>
  partners.map(({ name, percent }) => `${name} ${percent}%`).join('; ') || 'No partners';

function PartnersForm({ stored }: { stored: StoredPartners }) {
  const settings = useSettings({
    name: 'Partners',
    effect: 'Choose them as the source of a booking or transfer.',
    place: { collection: 'partners', slug: 'table' },
    schema: partnersSchema,
    empty,
    stored,
    toForm,
    onSave: ({ partners }, _, onUnsure) =>
      setPartners({ seen: stored.version, partners }, onUnsure),
  });
  return (
    <SettingsForm
      settings={settings}
      labels={{ partners: 'Partners' }}
      textOf={partnersText}
      problems={null}
    >
      <Panel heading="Hotels and agents">
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
          Choose a partner as the source of a booking or transfer. It keeps the name and the
          commission of that day. The reports sum up what you owe each partner. Guests never see it.
        </Typography>
        <PartnerRows typed={settings.edit.typed} />
      </Panel>
    </SettingsForm>
  );
}

const PartnersPage = () => (
  <Loaded live={usePartners()} failed="Failed to load the partners" height={300}>
    {(stored) => (
      <Box sx={{ maxWidth: 900 }}>
        <PartnersForm stored={stored} />
        <EditsOf path={documents.partners} />
      </Box>
    )}
  </Loaded>
);

export { PartnersPage as Component };
export const handle = headingOf(setupPages.partners);

const newPartner = () => ({ name: '', percent: 10 });

const styles = {
  row: { gridTemplateColumns: { xs: 'minmax(0, 1fr) 40px', sm: '2fr 1fr 40px' } },
  remove: { mt: 1, gridColumn: { xs: 2, sm: 'auto' }, gridRow: { xs: 1, sm: 'auto' } },
};

function PartnerRows({ typed }: { typed: TypedNumbers }) {
  const { control } = useFormContext<Partners>();
  return (
    <FieldRows
      name="partners"
      noun="partner"
      most={partnerLimits.partners}
      none={<Typography color="textSecondary">No partners are set.</Typography>}
      newRow={newPartner}
      firstField="name"
      styles={styles}
    >
      {(index) => (
        <>
          <TextInput
            control={control}
            name={`partners.${index}.name`}
            required
            label="Name"
            maxLength={partnerLimits.name}
            autoComplete="off"
          />
          <NumberInput
            name={`partners.${index}.percent`}
            label="Commission (% of the price)"
            typed={typed}
            parse={typedAs}
          />
        </>
      )}
    </FieldRows>
  );
}
