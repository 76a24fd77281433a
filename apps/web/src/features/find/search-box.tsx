import { limits } from '@alba/domain/limits';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../ui/search-field.tsx';

export function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { t } = useTranslation('find');
  return <SearchField label={t(($) => $.search)} placeholder={t(($) => $.searchHint)} maxLength={limits.searchTerm} search={search} onSearch={onSearch} />;
}
